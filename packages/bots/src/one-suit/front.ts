// What can be reached, as possibility vectors (Frank and Basin, 1998): each vector is one way of playing, with a bit for every
// layout in which it succeeds. Only vectors that no other one covers are kept.

export type Vector = Int32Array;

/** A set of vectors of `words` 32-bit words each, none within another. */
export type Front = { readonly words: number; readonly vectors: Vector[] };

export function emptyFront(words: number): Front {
  return { words, vectors: [] };
}

export function hasBit(vector: Vector, bit: number): boolean {
  return (((vector[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

export function setBit(vector: Vector, bit: number): void {
  vector[bit >> 5] = (vector[bit >> 5] ?? 0) | (1 << (bit & 31));
}

/** Whether `vector` succeeds wherever `other` does. */
export function covers(vector: Vector, other: Vector): boolean {
  for (let word = 0; word < vector.length; word += 1) {
    if (((other[word] ?? 0) & ~(vector[word] ?? 0)) !== 0) return false;
  }
  return true;
}

/** Whether a way of playing succeeds wherever `vector` does. */
function isCovered({ vectors }: Front, vector: Vector): boolean {
  for (const known of vectors) if (covers(known, vector)) return true;
  return false;
}

/** Whether one way of playing always succeeds. */
export function isCertain({ vectors }: Front): boolean {
  const [only] = vectors;
  return vectors.length === 1 && only !== undefined && only.every((word) => word === -1);
}

/** Adds a vector unless another one covers it; those that it covers go. The front keeps the vector. */
export function add({ vectors, ...rest }: Front, vector: Vector): void {
  if (isCovered({ vectors, ...rest }, vector)) return;
  let kept = 0;
  for (const known of vectors) {
    if (!covers(vector, known)) vectors[kept++] = known;
  }
  vectors.length = kept;
  vectors.push(vector);
}

export function addAll(front: Front, more: Front): void {
  for (const vector of more.vectors) add(front, vector);
}

export function both(one: Vector, other: Vector): Vector {
  const vector = one.slice();
  for (let word = 0; word < vector.length; word += 1) vector[word] = (vector[word] ?? 0) & (other[word] ?? 0);
  return vector;
}

/** The layouts in which some way of playing succeeds. */
function anyOf({ words, vectors }: Front): Vector {
  const any = new Int32Array(words);
  for (const vector of vectors) {
    for (let word = 0; word < words; word += 1) any[word] = (any[word] ?? 0) | (vector[word] ?? 0);
  }
  return any;
}

/** What is left of every vector inside `limit`. */
export function within(front: Front, limit: Vector): Front {
  const inside = emptyFront(front.words);
  for (const vector of front.vectors) add(inside, both(vector, limit));
  return inside;
}

/** Where all of `fronts` have some way to succeed: no choice of one vector each reaches more. */
export function limitOf(fronts: readonly Front[]): Vector {
  return fronts.map(anyOf).reduce(both);
}

/** One vector of each front and what they have in common: a defender chooses between the fronts when it sees the layout. */
export function joined(fronts: readonly Front[], known: Front): Front {
  const limit = limitOf(fronts);
  const inside = fronts.map((front) => within(front, limit)).sort((a, b) => a.vectors.length - b.vectors.length);
  return inside.reduce((one, other) => product(one, other, known));
}

/** Those that `known` covers are left out. */
function product(one: Front, other: Front, known: Front): Front {
  const front = emptyFront(one.words);
  for (const first of one.vectors) {
    for (const second of other.vectors) {
      const vector = both(first, second);
      if (!isCovered(known, vector)) add(front, vector);
    }
  }
  return front;
}
