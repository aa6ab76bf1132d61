// Where everything lies in linear memory. Addresses are constants: the search never allocates, and a constant address costs nothing.

/** Four hands, N E S W: eight bytes each, see cards.ts. */
export const HANDS: usize = 0x400;

/** The four hands of the deal that the tables of deal.ts were made for. */
export const DEALT: usize = 0x420;

/** Heads of the lists of free blocks of the transposition table: 20 × 4 bytes; see arena.ts. */
export const FREE_BLOCKS: usize = 0x600;

/** Candidate cards of each seat of each trick, best first: one byte per card, 16 per seat, 64 per trick, by tricks left (0..13). */
export const MOVES: usize = 0x800;

/** What is known at the start of each trick, 64 bytes by tricks left (0..13); see trick-start.ts. */
export const STARTS: usize = 0xc00;

/** Owners and lengths of every set of remaining cards of every suit: 4 × 8192 × 8 bytes; see deal.ts. */
export const OWNERS: usize = 0x10000;

/** Cards that were good before: 32768 × 2 bytes; see remembered-card.ts. */
export const REMEMBERED: usize = 0x50000;

/** The transposition table takes all memory from here on; see arena.ts. */
export const ARENA: usize = 0x60000;
