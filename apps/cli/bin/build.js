/** `npm run build`: bundles in any case. */
import { bundle } from './bundle.js';

const problem = await bundle();
if (problem !== undefined) {
  process.stderr.write(`minibridge: ${problem}\n`);
  process.exitCode = 1;
}
