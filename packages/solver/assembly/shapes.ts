// The transposition table, first level: from the shape of the hands and the leader to a block of patterns.
//
// An open-addressed hash table of 16-byte entries: key, address of the block, number of patterns, size class of the block.

import { emptyArena, takeBytes } from './arena';
import { ARENA } from './memory';

const ENTRY: usize = 16;
const SMALLEST: u32 = 10;

let slots: usize = ARENA;
let bits: u32 = SMALLEST;
let used: i32 = 0;

@inline
export function blockOf(entry: usize): usize {
  return load<u32>(entry, 8);
}

@inline
export function patternsIn(entry: usize): i32 {
  return <i32>load<u16>(entry, 12);
}

@inline
export function sizeClassOf(entry: usize): i32 {
  return <i32>load<u8>(entry, 14);
}

@inline
export function setBlock(entry: usize, block: usize, sizeClass: i32): void {
  store<u32>(entry, <u32>block, 8);
  store<u8>(entry, <u8>sizeClass, 14);
}

@inline
export function setPatternsIn(entry: usize, patterns: i32): void {
  store<u16>(entry, <u16>patterns, 12);
}

/** Empties the whole table; memory that was grown stays. */
export function forgetShapes(): void {
  bits = SMALLEST;
  used = 0;
  slots = ARENA;
  memory.fill(slots, 0, ENTRY << SMALLEST);
  emptyArena(slots + (ENTRY << SMALLEST));
}

@inline
function firstSlot(key: u64): usize {
  return <usize>((key * 0x9b8b_4567_327b_23c7) >> (64 - bits));
}

/** The entry of `key`, or 0. No key is 0, as somebody holds a card. */
@inline
export function findShape(key: u64): usize {
  const mask = ((<usize>1) << bits) - 1;
  let slot = firstSlot(key);
  while (true) {
    const entry = slots + (slot << 4);
    const there = load<u64>(entry);
    if (there == key) return entry;
    if (there == 0) return 0;
    slot = (slot + 1) & mask;
  }
}

/** The entry of `key`, new if need be; 0 when the memory is at its cap. */
export function shapeOf(key: u64): usize {
  if (used * 4 >= (3 << bits) && !widen()) return 0;
  const mask = ((<usize>1) << bits) - 1;
  let slot = firstSlot(key);
  while (true) {
    const entry = slots + (slot << 4);
    const there = load<u64>(entry);
    if (there == key) return entry;
    if (there == 0) {
      store<u64>(entry, key);
      store<u64>(entry, 0, 8);
      used++;
      return entry;
    }
    slot = (slot + 1) & mask;
  }
}

/** Doubles the hash table. The old one is left behind: all old ones together are smaller than the new one. */
function widen(): bool {
  const old = slots;
  const oldEnd = old + (ENTRY << bits);
  const fresh = takeBytes(ENTRY << (bits + 1));
  if (fresh == 0) return false;
  bits++;
  slots = fresh;
  memory.fill(fresh, 0, ENTRY << bits);
  const mask = ((<usize>1) << bits) - 1;
  for (let entry = old; entry < oldEnd; entry += ENTRY) {
    const key = load<u64>(entry);
    if (key == 0) continue;
    let slot = firstSlot(key);
    while (load<u64>(slots + (slot << 4)) != 0) slot = (slot + 1) & mask;
    memory.copy(slots + (slot << 4), entry, ENTRY);
  }
  return true;
}
