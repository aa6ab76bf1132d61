import { dealId } from '@minibridge/bridge';
import type { PromisedDeal } from '@minibridge/table';
import { expect, test } from 'vitest';
import { EXAMPLE, finished } from '../../score/testing';
import { checkDeals } from './fair';

const proof = { salt: 'ab'.repeat(16), deal: dealId(EXAMPLE) };
/** SHA-256 of the text of this proof, as sha256sum says. */
const promise = '8acf107c019ab741af2d2e97c165c85b046cf099fa51ae6a42276bff7ad1ccf9';
const board = finished();

test.each<[string, readonly PromisedDeal[], boolean]>([
  ['the promised cards', [{ promise: 'c0'.repeat(32) }, { promise, proof }], true],
  ['a fingerprint of something else', [{ promise: 'c0'.repeat(32), proof }], false],
  ['cards that nobody promised', [{ promise, proof: { ...proof, deal: '0'.repeat(20) } }], false],
  ['no promise at all', [], false],
])('%s', async (_what, promised, isRight) => {
  expect(await checkDeals([board], promised)).toMatchObject([{ number: 1, isRight }]);
});
