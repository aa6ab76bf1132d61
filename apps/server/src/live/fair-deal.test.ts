// Fair deals: what is promised is what was dealt, and nobody can foresee it.

import { createHash } from 'node:crypto';
import { dealId, dealOfId, SEATS } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { handsOf, newSecretDeal, promiseOf } from './fair-deal.ts';

describe('a new deal', () => {
  test('is a deal, with a salt of 128 bits that is its own', () => {
    const secrets = Array.from({ length: 200 }, newSecretDeal);
    for (const secret of secrets) {
      expect(secret.salt).toMatch(/^[0-9a-f]{32}$/);
      expect(dealId(handsOf(secret))).toBe(secret.deal);
    }
    expect(new Set(secrets.map(({ salt }) => salt)).size).toBe(200);
    expect(new Set(secrets.map(({ deal }) => deal)).size).toBe(200);
  });

  test('every seat gets the ace of spades about as often', () => {
    const deals = Array.from({ length: 2_000 }, () => handsOf(newSecretDeal()));
    const holders = deals.map((hands) => SEATS.find((seat) => hands[seat].includes('SA')));
    // 500 each; six standard deviations (19.4) are left.
    for (const seat of SEATS) expect(Math.abs(holders.filter((one) => one === seat).length - 500)).toBeLessThan(117);
  });
});

test('the promise is what anybody works out from the proof', () => {
  const secret = { salt: 'ab'.repeat(16), deal: '00000000000000000000' };
  const promise = createHash('sha256').update('abababababababababababababababab 00000000000000000000').digest('hex');
  expect(promiseOf(secret)).toBe(promise);
  expect(dealOfId(secret.deal)).toEqual({ ok: true, value: handsOf(secret) });
});

test('a damaged row is no deal', () => {
  expect(() => handsOf({ salt: '', deal: 'x' })).toThrow('cannot be read');
});
