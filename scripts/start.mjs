/**
 * From a fresh clone to a served page: install what is missing, build what is stale, serve.
 * Only the version check is imported at once, because an old Node could not read the rest.
 */
import { tooOld } from './workspace/node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint === undefined) {
  import('./workspace/start.mjs').then(({ start }) => start()).catch(giveUp);
} else {
  giveUp(complaint);
}

/** @param {unknown} reason */
function giveUp(reason) {
  console.error(reason);
  process.exitCode = 1;
}
