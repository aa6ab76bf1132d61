import { describe, expect, test } from 'vitest';
import { agrees } from './dependencies.mjs';

/** @param {Record<string, object>} packages */
const lock = (packages) => ({ packages: { '': {}, 'packages/bridge': { version: '0.1.0' }, ...packages } });

const wanted = lock({
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/other-machine': { version: '1.0.0', optional: true },
  'node_modules/@minibridge/bridge': { link: true },
});
const link = { 'node_modules/@minibridge/bridge': { link: true } };

describe('what is installed agrees with the lock file', () => {
  test.each([
    ['the same', lock({ ...link, 'node_modules/fastify': { version: '5.0.0' } }), true],
    ['another version', lock({ ...link, 'node_modules/fastify': { version: '4.0.0' } }), false],
    ['one is missing', lock(link), false],
    ['a workspace is not linked', lock({ 'node_modules/fastify': { version: '5.0.0' } }), false],
    ['nothing is installed', undefined, false],
  ])('%s: %s', (_what, installed, agreed) => expect(agrees(wanted, installed)).toBe(agreed));
});
