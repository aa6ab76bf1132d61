import { expect, test } from 'vitest';
import { hashOfPath } from './plain-path';

test.each([
  ['/live/KMTPQR', '#/live/KMTPQR'],
  ['/live/kmt-pqr', '#/live/kmt-pqr'],
  ['/Live/KMTPQR/deals', '#/live/KMTPQR/deals'],
  ['/live', '#/live'],
  ['/', undefined],
  ['/lively', undefined],
  ['/index.html', undefined],
])('%s → %s', (path, hash) => expect(hashOfPath(path)).toBe(hash));
