import { expect, test } from 'vitest';
import { tooOld } from './node-version.mjs';

const sentence = (/** @type {string} */ version) =>
  `Minibridge needs Node 20 or newer; this is Node ${version}. Get it from https://nodejs.org`;

test.each([
  ['18.20.4', sentence('18.20.4')],
  ['9.0.0', sentence('9.0.0')],
  ['20.0.0', undefined],
  ['24.1.0', undefined],
])('Node %s: %s', (version, complaint) => expect(tooOld(version)).toBe(complaint));
