/** The step that turns the ICU catalogues into typed modules. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runNode } from './run.mjs';

const COMPILER = 'packages/messages/scripts/compile.mjs';

/** Whether the catalogues have a compiler. */
export function hasMessages() {
  return existsSync(join(ROOT, COMPILER));
}

/**
 * Exit code of the compiler; 1 with a sentence when there is none.
 * @param {readonly string[]} [args]
 */
export async function compileMessages(args = []) {
  if (hasMessages()) return runNode(COMPILER, args);
  console.error(`${COMPILER} is missing: nothing compiles the messages.`);
  return 1;
}
