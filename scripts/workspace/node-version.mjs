/** The oldest Node that runs the workspace. This file and what imports it statically must be readable by older ones. */
const OLDEST = 20;

/**
 * One sentence when `version` is too old, else undefined.
 * @param {string} version such as 20.11.0
 */
export function tooOld(version) {
  if (Number(version.split('.')[0]) >= OLDEST) return undefined;
  return `Minibridge needs Node ${OLDEST} or newer; this is Node ${version}. Get it from https://nodejs.org`;
}

/** Ends the process with that sentence when this Node is too old. */
export function insistOnNode() {
  const complaint = tooOld(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}
