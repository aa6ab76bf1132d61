// Where Node finds the solver: in the program itself, so that a bundle needs no other file.

import { SCALAR, SIMD } from './generated/solver-bytes';
import { hasSimd } from './simd';

export async function loadSolver(simd = hasSimd()): Promise<WebAssembly.Module> {
  return WebAssembly.compile(Buffer.from(simd ? SIMD : SCALAR, 'base64'));
}
