/**
 * From a fresh clone to a served page: install what is missing, build what is stale, serve.
 * Only the version check is imported at once, because an old Node could not read the rest.
 */
import { insistOnNode } from './workspace/node-version.mjs';

insistOnNode();
import('./workspace/start.mjs')
  .then(({ start }) => start())
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
