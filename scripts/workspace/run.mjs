/** Run a program, wait for it, and tell how it ended. A failing program is a result here, not an exception. */
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] folder to run in; the workspace root when absent
 * @property {Record<string, string>} [env] added to the environment
 * @property {'at once' | 'at its end' | 'if it failed'} [told] when its output is shown: held back to the end, two at a time can be read
 * @property {number} [seconds] the program is stopped after this time, and counts as failed
 */

/**
 * Exit code of `command`; 1 when it could not start, was stopped by a signal or took too long.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const { cwd = ROOT, env = {}, seconds, told = 'at once' } = options;
  const limit = seconds === undefined ? '' : ` (limit ${seconds} s)`;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: told === 'at once' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...(seconds === undefined ? {} : { timeout: seconds * 1000 }),
    });
    const printed = /** @type {Buffer[]} */ ([]);
    child.stdout?.on('data', (some) => printed.push(some));
    child.stderr?.on('data', (some) => printed.push(some));
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      if (told !== 'if it failed' || code !== 0) process.stdout.write(Buffer.concat(printed));
      if (signal !== null) console.error(`${command} was stopped by ${signal}${limit}.`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Exit code of a script run with this very Node.
 * @param {string} script path from the root
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], options);
}

/**
 * Exit code of npm with `args`. npm tells its own path to the scripts it runs; without that, it is looked up on PATH.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
