/** Compile the message catalogues; types, tests and the build read what this writes. `--watch` is passed on. */
import { compileMessages } from './workspace/messages.mjs';

process.exitCode = await compileMessages(process.argv.slice(2));
