// Fair deals: one uniform number below 52!/(13!)^4 from the system's source of chance, promised by a fingerprint before the first card.

import { createHash, randomBytes } from 'node:crypto';
import { type Chance, DEALS, dealId, dealOfId, dealOfNumber, type FullDeal } from '@minibridge/bridge';
import { type DealProof, promisedText } from '@minibridge/table';

/** Bits of the number that is drawn: the least for all deals, so that two of three draws are below `DEALS`. */
const DEAL_BYTES = 12;
const SALT_BYTES = 16;

/** Whole numbers 0..2^32-1 from the system. */
export const cryptoChance: Chance = () => randomBytes(4).readUInt32LE();

function uniformDealNumber(): bigint {
  for (;;) {
    const number = BigInt(`0x${randomBytes(DEAL_BYTES).toString('hex')}`);
    if (number < DEALS) return number;
  }
}

/** A new deal and the salt of its promise. */
export function newSecretDeal(): DealProof {
  const deal = dealOfNumber(uniformDealNumber());
  if (!deal.ok) throw new Error(`a number below all deals is none: ${deal.refusal.reason}`);
  return { salt: randomBytes(SALT_BYTES).toString('hex'), deal: dealId(deal.value) };
}

/** What is published before the first card. */
export function promiseOf(secret: DealProof): string {
  return createHash('sha256').update(promisedText(secret)).digest('hex');
}

/** The four hands. Throws when the id in the store is damaged. */
export function handsOf({ deal }: DealProof): FullDeal {
  const hands = dealOfId(deal);
  if (!hands.ok) throw new Error(`a kept deal cannot be read: ${hands.refusal.reason}`);
  return hands.value;
}
