// Memory of the transposition table: blocks of doubling sizes, taken from one growing region, given back to lists by size.

import { ARENA, FREE_BLOCKS } from './memory';

/** Smallest block: patterns come in fours. */
export const FEWEST: i32 = 4;

/** Bytes of one pattern; see patterns.ts. */
export const PATTERN_BYTES: usize = 24;

/** Classes of blocks: class c holds 4 << c patterns. Each free block starts with the address of the next one. */
const CLASSES: usize = 20;

/** First byte that was never given out, and first byte beyond the memory. */
let unused: usize = ARENA;
let end: usize = 0;

/** Forgets every block. */
export function emptyArena(from: usize): void {
  memory.fill(FREE_BLOCKS, 0, CLASSES << 2);
  unused = from;
  end = <usize>memory.size() << 16;
}

/** Bytes of a block of class `sizeClass`. */
@inline
export function bytesOf(sizeClass: i32): usize {
  return (PATTERN_BYTES * FEWEST) << sizeClass;
}

/** Address of a block, or 0 when the memory is at its cap. */
export function takeBlock(sizeClass: i32): usize {
  const head = FREE_BLOCKS + ((<usize>sizeClass) << 2);
  const free = load<u32>(head);
  if (free != 0) {
    store<u32>(head, load<u32>(free));
    return free;
  }
  return takeBytes(bytesOf(sizeClass));
}

/** Gives a block back. */
export function returnBlock(block: usize, sizeClass: i32): void {
  const head = FREE_BLOCKS + ((<usize>sizeClass) << 2);
  store<u32>(block, load<u32>(head));
  store<u32>(head, <u32>block);
}

/** Address of `bytes` new bytes, or 0 when the memory is at its cap. Memory grows by an eighth at least. */
export function takeBytes(bytes: usize): usize {
  while (unused + bytes > end) {
    const pages = <i32>(max(bytes, end >> 3) >> 16) + 1;
    if (memory.grow(pages) < 0 && memory.grow(<i32>(bytes >> 16) + 1) < 0) return 0;
    end = <usize>memory.size() << 16;
  }
  const at = unused;
  unused += bytes;
  return at;
}
