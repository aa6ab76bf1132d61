/** Which port to serve on: `--port N`, else PORT, else 3000. */

const USUAL = 3000;

/** `npm start --port=4000`, without `--`: npm takes the flag for its own and passes it on as npm_config_port. */
export type PortWishes = { readonly PORT?: string | undefined; readonly npm_config_port?: string | undefined };

export type Port = { readonly ok: true; readonly port: number } | { readonly ok: false; readonly sentence: string };

/** The port asked for; `--port` goes before PORT. An empty PORT is no wish. */
export function wantedPort(args: readonly string[], environment: PortWishes): Port {
  const flag = portFlag(args) ?? flagKeptByNpm(args, environment);
  if (flag !== undefined) return portFrom(flag, '--port');
  if (environment.PORT) return portFrom(environment.PORT, 'PORT');
  return { ok: true, port: USUAL };
}

/** What stands after `--port` or `--port=`; empty when nothing does, absent when the flag is. The last one counts. */
function portFlag(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const arg = args[at];
  if (arg === undefined) return undefined;
  return arg === '--port' ? (args[at + 1] ?? '') : arg.slice('--port='.length);
}

/** Of `npm start --port 4000` npm keeps the flag as `true` and leaves the number as an argument. */
function flagKeptByNpm(args: readonly string[], { npm_config_port: kept }: PortWishes): string | undefined {
  return kept === 'true' ? (args[0] ?? '') : kept;
}

/** What stands in `args` besides the port, in order. */
export function besidesPort(args: readonly string[], { npm_config_port: kept }: PortWishes): readonly string[] {
  const isNumberAlone = kept === 'true' && args[0]?.startsWith('--') === false;
  const own = isNumberAlone ? args.slice(1) : args;
  return own.filter((arg, at) => !arg.startsWith('--port=') && arg !== '--port' && own[at - 1] !== '--port');
}

function portFrom(text: string, source: string): Port {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return { ok: true, port };
  return { ok: false, sentence: `${source} must be a whole number from 1 to 65535, not "${text}".` };
}
