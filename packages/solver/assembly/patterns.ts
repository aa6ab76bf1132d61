// The transposition table, second level: what is known of positions of one shape.
//
// A pattern says who owns the highest cards of each suit, as many as mattered, and between which bounds the tricks of north and
// south then lie. A block of capacity C holds C / 4 groups of four patterns, so that four are compared at once: four words with the
// owners of the top four cards of all suits, then four words with the bits of those that count. After the groups come C details
// of 16 bytes: owners of the next four, their bits, owners of the last four, and one word with the number of cards that count
// (4 bits for each suit), the lower bound (byte 2) and the upper bound (byte 3).

import { FEWEST, returnBlock, takeBlock } from './arena';
import { bitsOfSuit } from './deal';
import { blockOf, findShape, forgetShapes, patternsIn, setBlock, setPatternsIn, shapeOf, sizeClassOf } from './shapes';
import { ranksMattered } from './state';
import { cardsAtStart, lastFour, nextFour, ownersAt, shapeKey, startAt, topFour } from './trick-start';
import { handOf } from './cards';

/** No pattern settles the question. */
export const UNKNOWN: i32 = -1;

/** Most patterns of one shape: beyond, the last one gives way. */
const MOST: i32 = 0x8000;

/** Where the owners of the top four of pattern `i` are; their bits are `MASK` bytes further. */
@inline
function ownersOf(block: usize, i: usize): usize {
  return block + ((i & ~(<usize>3)) << 3) + ((i & 3) << 2);
}

const MASK: usize = 16;

@inline
function detailAt(block: usize, capacity: usize, i: usize): usize {
  return block + (capacity << 3) + (i << 4);
}

/** The bits of the first `n` of four cards in a byte of owners. */
@inline
function bitsOfCards(n: i32): u32 {
  return ((<u32>1) << (<u32>(max(0, min(4, n)) << 1))) - 1;
}

/** The same of all suits: cards `skip` + 1 to `skip` + 4 of each suit, as far as they are among the counted ones. */
@inline
function maskOf(counts: u32, skip: i32): u32 {
  return (
    bitsOfCards(<i32>(counts & 15) - skip) |
    (bitsOfCards(<i32>((counts >> 4) & 15) - skip) << 8) |
    (bitsOfCards(<i32>((counts >> 8) & 15) - skip) << 16) |
    (bitsOfCards(<i32>((counts >> 12) & 15) - skip) << 24)
  );
}

/** Whether a pattern whose top four fit also fits below, and settles whether north and south take `need`. */
@inline
function settles(start: usize, detail: usize, need: i32): bool {
  const word = load<u32>(detail, 12);
  if (<i32>((word >> 16) & 255) < need && <i32>(word >> 24) >= need) return false;
  const mask = load<u32>(detail, 4);
  if (mask == 0) return true;
  if (((nextFour(start) ^ load<u32>(detail)) & mask) != 0) return false;
  const below = maskOf(word, 8);
  return below == 0 || ((lastFour(start) ^ load<u32>(detail, 8)) & below) == 0;
}

/** What a settling pattern says; sets the ranks that mattered. */
function answer(start: usize, detail: usize, need: i32): i32 {
  const word = load<u32>(detail, 12);
  const all = load<u64>(start);
  ranksMattered(
    topCards(all, 0, word & 15) |
      topCards(all, 1, (word >> 4) & 15) |
      topCards(all, 2, (word >> 8) & 15) |
      topCards(all, 3, (word >> 12) & 15),
  );
  const lower = <i32>((word >> 16) & 255);
  return lower >= need ? lower : <i32>(word >> 24);
}

/** The highest `n` cards in play of `suit`. */
@inline
function topCards(all: u64, suit: i32, n: u32): u64 {
  const cards = bitsOfSuit(all, suit);
  let rest = cards;
  for (let i: u32 = 0; i < n; i++) rest &= rest - 1;
  return (cards ^ rest) << (<u64>(suit << 4));
}

/** Tricks of north and south by a known pattern, enough to tell whether they take `need`; else `UNKNOWN`. */
export function lookUp(start: usize, need: i32): i32 {
  const entry = findShape(shapeKey(start));
  if (entry == 0) return UNKNOWN;
  const n = <usize>patternsIn(entry);
  const block = blockOf(entry);
  const capacity = (<usize>FEWEST) << sizeClassOf(entry);
  const owners = topFour(start);
  if (ASC_FEATURE_SIMD) {
    const wanted = i32x4.splat(owners);
    for (let i: usize = 0; i < n; i += 4) {
      const at = block + (i << 3);
      const differing = v128.and(v128.xor(v128.load(at), wanted), v128.load(at, MASK));
      let fits = i32x4.bitmask(i32x4.eq(differing, i32x4.splat(0)));
      while (fits != 0) {
        const j = i + <usize>ctz<i32>(fits);
        if (j >= n) break;
        const detail = detailAt(block, capacity, j);
        if (settles(start, detail, need)) return answer(start, detail, need);
        fits &= fits - 1;
      }
    }
  } else {
    for (let i: usize = 0; i < n; i++) {
      const at = ownersOf(block, i);
      if (((load<u32>(at) ^ owners) & load<u32>(at, MASK)) != 0) continue;
      const detail = detailAt(block, capacity, i);
      if (settles(start, detail, need)) return answer(start, detail, need);
    }
  }
  return UNKNOWN;
}

/**
 * How many of the highest cards of `suit` must be known when the cards `mattered` did: down to the lowest of them and through
 * the sequence it stands in. When that sequence ends the suit, the shape implies who owns it, and it counts for nothing.
 */
@inline
function countedCards(start: usize, all: u64, mattered: u64, suit: i32): i32 {
  const m = bitsOfSuit(mattered, suit);
  if (m == 0) return 0;
  const cards = <u32>bitsOfSuit(all, suit);
  const down = (<u32>2 << (31 - clz<u32>(<u32>m))) - 1;
  const n = popcnt<u32>(cards & down);
  const owner = (ownersAt(start, suit) >> ((n - 1) << 1)) & 3;
  const others = cards & ~(<u32>bitsOfSuit(handOf(owner), suit));
  const below = others & ~down;
  if (below != 0) return popcnt<u32>(cards & ((below & (0 - below)) - 1));
  const above = others & down;
  return above == 0 ? 0 : popcnt<u32>(cards & (((<u32>2) << (31 - clz<u32>(above))) - 1));
}

/** Remembers that north and south take at least `lower` and at most `upper` tricks; widens and sets the ranks that mattered. */
export function remember(left: i32, mattered: u64, lower: i32, upper: i32): void {
  const start = startAt(left);
  const all = cardsAtStart(left);
  const clubs = countedCards(start, all, mattered, 0);
  const diamonds = countedCards(start, all, mattered, 1);
  const hearts = countedCards(start, all, mattered, 2);
  const spades = countedCards(start, all, mattered, 3);
  ranksMattered(topCards(all, 0, clubs) | topCards(all, 1, diamonds) | topCards(all, 2, hearts) | topCards(all, 3, spades));
  const counts = <u32>(clubs | (diamonds << 4) | (hearts << 8) | (spades << 12));
  let entry = shapeOf(shapeKey(start));
  if (entry != 0 && insert(entry, start, counts, lower, upper)) return;
  // The memory is at its cap: begin anew.
  forgetShapes();
  entry = shapeOf(shapeKey(start));
  insert(entry, start, counts, lower, upper);
}

/** False when there is no memory for it. */
function insert(entry: usize, start: usize, counts: u32, lower: i32, upper: i32): bool {
  const mask0 = maskOf(counts, 0);
  const mask1 = maskOf(counts, 4);
  const mask2 = maskOf(counts, 8);
  const set0 = topFour(start) & mask0;
  const set1 = nextFour(start) & mask1;
  const set2 = lastFour(start) & mask2;
  let n = <usize>patternsIn(entry);
  let block = blockOf(entry);
  let capacity: usize = block == 0 ? 0 : (<usize>FEWEST) << sizeClassOf(entry);
  if (ASC_FEATURE_SIMD) {
    const owners = i32x4.splat(set0);
    const bits = i32x4.splat(mask0);
    for (let i: usize = 0; i < n; i += 4) {
      const at = block + (i << 3);
      let same = i32x4.bitmask(v128.and(i32x4.eq(v128.load(at), owners), i32x4.eq(v128.load(at, MASK), bits)));
      while (same != 0) {
        const j = i + <usize>ctz<i32>(same);
        if (j < n && tighten(detailAt(block, capacity, j), counts, set1, set2, lower, upper)) return true;
        same &= same - 1;
      }
    }
  } else {
    for (let i: usize = 0; i < n; i++) {
      const at = ownersOf(block, i);
      if (load<u32>(at) != set0 || load<u32>(at, MASK) != mask0) continue;
      if (tighten(detailAt(block, capacity, i), counts, set1, set2, lower, upper)) return true;
    }
  }
  if (n == capacity) {
    if (!enlarge(entry)) return false;
    block = blockOf(entry);
    capacity = (<usize>FEWEST) << sizeClassOf(entry);
  }
  if (n == MOST - 1) n--;
  setPatternsIn(entry, <i32>n + 1);
  const place = placeFor(block, capacity, n, <i32>popcnt<u32>(mask0) + <i32>popcnt<u32>(mask1));
  const at = ownersOf(block, place);
  store<u32>(at, set0);
  store<u32>(at, mask0, MASK);
  const detail = detailAt(block, capacity, place);
  store<u32>(detail, set1);
  store<u32>(detail, mask1, 4);
  store<u32>(detail, set2, 8);
  store<u32>(detail, counts | ((<u32>lower) << 16) | ((<u32>upper) << 24), 12);
  return true;
}

/** When the pattern is the same below the top four too, its bounds get closer. */
@inline
function tighten(detail: usize, counts: u32, set1: u32, set2: u32, lower: i32, upper: i32): bool {
  const word = load<u32>(detail, 12);
  if ((word & 0xffff) != counts || load<u32>(detail) != set1 || load<u32>(detail, 8) != set2) return false;
  const low = max<u32>((word >> 16) & 255, lower);
  const high = min<u32>(word >> 24, upper);
  store<u32>(detail, counts | (low << 16) | (high << 24), 12);
  return true;
}

/** Makes room for a pattern with `bits` counted: general ones come first, roughly, as in a heap. */
@inline
function placeFor(block: usize, capacity: usize, n: usize, bits: i32): usize {
  let i = n;
  while (i > 0) {
    const parent = i >> 1;
    const mask = load<u32>(ownersOf(block, parent), MASK);
    const there = <i32>popcnt<u32>(mask) + <i32>popcnt<u32>(load<u32>(detailAt(block, capacity, parent), 4));
    if (there <= bits) break;
    copyPattern(block, capacity, parent, i);
    i = parent;
  }
  return i;
}

@inline
function copyPattern(block: usize, capacity: usize, from: usize, to: usize): void {
  const source = ownersOf(block, from);
  const target = ownersOf(block, to);
  store<u32>(target, load<u32>(source));
  store<u32>(target, load<u32>(source, MASK), MASK);
  const detail = detailAt(block, capacity, from);
  const newDetail = detailAt(block, capacity, to);
  store<u64>(newDetail, load<u64>(detail));
  store<u64>(newDetail, load<u64>(detail, 8), 8);
}

/** Moves the patterns of `entry` to a block twice as large. */
function enlarge(entry: usize): bool {
  const old = blockOf(entry);
  if (old == 0) {
    const first = takeBlock(0);
    if (first == 0) return false;
    setBlock(entry, first, 0);
    return true;
  }
  const sizeClass = sizeClassOf(entry);
  const block = takeBlock(sizeClass + 1);
  if (block == 0) return false;
  const capacity = (<usize>FEWEST) << sizeClass;
  memory.copy(block, old, capacity << 3);
  memory.copy(block + (capacity << 4), old + (capacity << 3), capacity << 4);
  returnBlock(old, sizeClass);
  setBlock(entry, block, sizeClass + 1);
  return true;
}
