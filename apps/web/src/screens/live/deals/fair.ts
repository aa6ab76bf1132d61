// Whether the cards of a deal are the ones that were promised before it: SHA-256, made in the page.

import { dealId, type Finished, handsFromPlay } from '@minibridge/bridge';
import { type PromisedDeal, promisedText } from '@minibridge/table';

/** SHA-256 of `text` in hexadecimal digits. */
async function fingerprint(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was published of a deal, and what this page makes of it. */
export type Prints = { readonly promise: string; readonly text: string; readonly made: string };

export type Checked = {
  /** Of the deal in its match. */
  readonly number: number;
  /** Absent: nothing was published for these cards. */
  readonly prints?: Prints;
  readonly isRight: boolean;
};

/** The promise for `deal` whose proof names its cards, in digits; absent: there is none. */
async function printsOf(deal: Finished, promised: readonly PromisedDeal[]): Promise<Prints | undefined> {
  const id = dealId(handsFromPlay(deal));
  for (const { promise, proof } of promised) {
    if (proof?.deal !== id) continue;
    const text = promisedText(proof);
    return { promise, text, made: await fingerprint(text) };
  }
  return undefined;
}

/** Every promised deal that was played to its end. One whose cards nobody promised is wrong too. */
export async function checkDeals(
  deals: readonly Finished[],
  promised: readonly PromisedDeal[],
): Promise<readonly Checked[]> {
  return Promise.all(
    deals.map(async (deal) => {
      const prints = await printsOf(deal, promised);
      const { number } = deal;
      return prints ? { number, prints, isRight: prints.made === prints.promise } : { number, isRight: false };
    }),
  );
}
