/** The step that compiles the solver's core to wasm; types, tests and the build read what this writes. */
import { runNode } from './run.mjs';

/** Exit code of the compiler; it does nothing when nothing has changed. */
export function compileSolver() {
  return runNode('packages/solver/scripts/build-wasm.mjs', []);
}
