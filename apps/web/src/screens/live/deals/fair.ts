// Whether the cards of a deal are the ones that were promised before it: SHA-256, made in the page.

import { dealId, type Finished } from '@minibridge/bridge';
import { type DealProof, type PromisedDeal, promisedText } from '@minibridge/table';
import { handsFromPlay } from '../../score/hands/hands-from-play';

/** SHA-256 of `text` in hexadecimal digits. */
async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Checked = {
  /** Of the deal in its match. */
  readonly number: number;
  readonly promise: string;
  readonly proof: DealProof;
  readonly isRight: boolean;
};

/** The proved promise that names the cards of `deal`; absent: none does. */
function promiseFor(
  deal: Finished,
  promised: readonly PromisedDeal[],
): (PromisedDeal & { proof: DealProof }) | undefined {
  const id = dealId(handsFromPlay(deal));
  for (const one of promised) if (one.proof?.deal === id) return { ...one, proof: one.proof };
  return undefined;
}

/** Every promised deal that was played to its end. One whose cards nobody promised is wrong too. */
export async function checkDeals(
  deals: readonly Finished[],
  promised: readonly PromisedDeal[],
): Promise<readonly Checked[]> {
  return Promise.all(
    deals.map(async (deal) => {
      const found = promiseFor(deal, promised);
      const { number } = deal;
      if (!found) return { number, promise: '', proof: { salt: '', deal: '' }, isRight: false };
      const { promise, proof } = found;
      return { number, promise, proof, isRight: (await fingerprint(promisedText(proof))) === promise };
    }),
  );
}
