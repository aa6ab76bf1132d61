// A deal that was fixed before its first card: promised by a fingerprint, proved when the board is over.
// The fingerprint itself (SHA-256) is made and checked where there is a source of it: on the server, and in the page.

/** `salt`: hexadecimal digits that nobody can guess; `deal`: the deal's id (`dealId`). */
export type DealProof = { readonly salt: string; readonly deal: string };

/** A deal of the match: what was promised, and the proof once it has come. */
export type PromisedDeal = { readonly promise: string; readonly proof?: DealProof };

/** The text whose SHA-256 is the promise. Without the salt somebody with 26 cards in view could try all deals. */
export function promisedText({ salt, deal }: DealProof): string {
  return `${salt} ${deal}`;
}
