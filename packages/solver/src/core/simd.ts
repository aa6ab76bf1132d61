// Whether the platform runs wasm with SIMD.

/** The smallest module that needs it: a function that makes a vector of a number and drops it. */
const PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 17, 26, 11,
]);

export function hasSimd(): boolean {
  return WebAssembly.validate(PROBE);
}
