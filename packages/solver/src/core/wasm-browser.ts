// Where a page finds the solver: in a file of its own, fetched when it is first needed.

import { hasSimd } from './simd';

export async function loadSolver(simd = hasSimd()): Promise<WebAssembly.Module> {
  const url = simd
    ? new URL('./generated/solver-simd.wasm', import.meta.url)
    : new URL('./generated/solver.wasm', import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The solver could not be loaded: ${response.status} ${url.pathname}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
