/** Build everything anew: the messages, the page with its packed forms, the server and the command line. */
import { buildStale } from './workspace/products.mjs';

process.exitCode = await buildStale({ all: true });
