/** Headers of the Node that runs. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where this Node brings its own headers, packages that must be compiled use them instead of fetching some.
 * @returns {Record<string, string>} to be added to the environment of npm
 */
export function ownHeaders() {
  const prefix = dirname(dirname(realpathSync(process.execPath)));
  return existsSync(join(prefix, 'include/node/node_version.h')) ? { npm_config_nodedir: prefix } : {};
}
