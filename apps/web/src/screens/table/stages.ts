// Each stage of a deal is a part of the page of its own: the one that is on comes first, the next one while it is read.

import { lazy } from '../../app/lazy';
import { fetchBots } from '../../host/fetch-bots';
import type { TableStage } from './stage-of-view';

export const DrawStage = lazy(async () => (await import('./draw/DrawStage')).DrawStage);
export const CountStage = lazy(async () => (await import('./count/CountStage')).CountStage);
export const DeclarerStage = lazy(async () => (await import('./declarer/DeclarerStage')).DeclarerStage);
export const AgreeStage = lazy(async () => (await import('./declarer/AgreeStage')).AgreeStage);
export const ContractStage = lazy(async () => (await import('./contract/ContractStage')).ContractStage);
export const PlayStage = lazy(async () => (await import('./play/PlayStage')).PlayStage);

type Part = { readonly ahead: () => Promise<void> };

const PARTS: { readonly [S in TableStage]: readonly Part[] } = {
  draw: [DrawStage],
  count: [CountStage],
  declarer: [DeclarerStage],
  agree: [AgreeStage],
  contract: [ContractStage],
  play: [PlayStage],
  score: [],
};

const NEXT: { readonly [S in TableStage]: readonly TableStage[] } = {
  draw: ['count'],
  count: ['declarer', 'agree'],
  declarer: ['contract', 'count'],
  agree: ['declarer'],
  contract: ['play'],
  play: [],
  score: ['count'],
};

/** Fetches the parts of `stage` before anybody sees it. */
export async function fetchStage(stage: TableStage): Promise<void> {
  await Promise.all(PARTS[stage].map((part) => part.ahead()));
}

/** Once `stage` is here, fetches the bots and what may follow on it. */
export async function fetchAfter(stage: TableStage): Promise<void> {
  await fetchStage(stage);
  await fetchBots();
  for (const next of NEXT[stage]) void fetchStage(next);
}
