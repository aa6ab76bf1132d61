// What the host of a table does by itself: the draw, the next deal, the next match, and the proof after each deal.

import { below, type Chance, SEATS, shuffledPack } from '@minibridge/bridge';
import type { CommandRefusal, Who } from '@minibridge/protocol';
import { type Command, stageOf } from '@minibridge/table';
import type { People } from '../people/people.ts';
import type { Draft } from './draft.ts';
import { handsOf, promiseOf } from './fair-deal.ts';
import type { Means } from './means.ts';

function firstDealer(firstDealerBy: 'draw' | 'north' | 'random', chance: Chance): Command {
  if (firstDealerBy === 'random') return { type: 'nameDealer', seat: SEATS[below(SEATS.length, chance)] ?? 'N' };
  const [N, E, S, W] = shuffledPack(chance);
  if (!N || !E || !S || !W) throw new Error('a pack has 52 cards');
  return { type: 'draw', cards: { N, E, S, W } };
}

/** A new deal, promised before its first card. */
export function deal(draft: Draft, means: Means): CommandRefusal | undefined {
  const secret = means.newSecretDeal();
  const coin = below(2, means.chance) === 0 ? 'first' : 'second';
  const refusal = draft.carryOut({ type: 'deal', deal: handsOf(secret), coin, promise: promiseOf(secret) });
  if (refusal) return refusal;
  draft.hide(draft.room().deals, secret);
  return undefined;
}

/** Those who sit and have not agreed to the card by which the match is or will be played; bots and whoever is away do not hold it up. */
function notAgreed({ everybody, ruleCard, matchCard }: People, isNewMatch: boolean): readonly Who[] {
  const needed = isNewMatch ? ruleCard.card : matchCard;
  return everybody
    .filter(({ seat, botPlays, agreed }) => seat !== undefined && !botPlays && agreed < needed)
    .map(({ who }) => who);
}

/** Another match by the newest rule card. */
export function beginMatch(draft: Draft, means: Means): CommandRefusal | undefined {
  const refusal = draft.carryOut({ type: 'openMatch', rules: draft.room().people.ruleCard.rules });
  if (refusal) return refusal;
  draft.add({ type: 'matchBegan', at: means.now() });
  return undefined;
}

function isTimeUp(draft: Draft, means: Means): boolean {
  const { table, people } = draft.room();
  const minutes = table.rules.match.timeLimitMin;
  const isLate = minutes !== undefined && means.now() - people.matchBegan >= minutes * 60_000;
  return isLate && table.sheet.length > 0;
}

/** What "I am ready" leads to: the draw, a deal, or another match. */
export function next(draft: Draft, means: Means): CommandRefusal | undefined {
  const { table, people } = draft.room();
  const stage = stageOf(table);
  const missing = notAgreed(people, stage === 'over');
  if (missing.length > 0 && stage !== 'playing') return { reason: 'not-agreed', who: missing };
  if (stage === 'over') return beginMatch(draft, means);
  if (stage === 'drawing') return draft.carryOut(firstDealer(table.rules.match.firstDealer, means.chance));
  return isTimeUp(draft, means) ? draft.carryOut({ type: 'close', why: 'time' }) : deal(draft, means);
}

/** The proof of a deal that is over, if it was promised and not yet proved. */
export function proveLast(draft: Draft): void {
  const last = draft.room().table.promised?.at(-1);
  if (last !== undefined && last.proof === undefined) draft.prove();
}
