// What a person sees to be done at the table: one look at the page, in any language.

import type { Card } from '@minibridge/bridge';
import type { Page } from '@playwright/test';

export type Stage = 'draw' | 'count' | 'declarer' | 'agree' | 'contract' | 'play' | 'score';

export type Due =
  /** The lesson waits to be read. */
  | { readonly is: 'lesson' }
  /** Honours still to be lifted, then the number is said. */
  | { readonly is: 'honours'; readonly cards: readonly Card[] }
  /** The one button of this stage. */
  | { readonly is: 'button'; readonly stage: Stage }
  | { readonly is: 'contract' }
  /** A card is to be played; these stand ready. */
  | { readonly is: 'card'; readonly cards: readonly Card[]; readonly from: 'own' | 'opposite' }
  | { readonly is: 'score' };

/** Runs in the page. Absent as long as others are to act. */
function look(): Due | undefined {
  const table = document.querySelector<HTMLElement>('.at-table');
  const stage = table?.dataset.stage as Stage | undefined;
  if (!table || !stage) return undefined;
  if (table.querySelector('.lesson-do.go')) return { is: 'lesson' };
  const cardsOf = (cards: Iterable<HTMLElement> | undefined): readonly Card[] =>
    [...(cards ?? [])].map((card) => card.dataset.card as Card);
  const main = table.querySelector('.btn.main');
  if (stage === 'score') return main ? { is: 'score' } : undefined;
  if (stage === 'contract') return table.querySelector('[role=radiogroup]') ? { is: 'contract' } : undefined;
  if (stage === 'count' && table.querySelector('.own-count .run') && main) {
    const down = table.querySelectorAll<HTMLElement>('.hand [data-card][aria-pressed=false]');
    const honours = cardsOf([...down].filter(({ dataset }) => /[AKQJ]/.test(dataset.r ?? '')));
    if (honours.length > 0) return { is: 'honours', cards: honours };
  }
  if (stage === 'agree' && table.querySelector('[aria-pressed=true]')) return undefined;
  if (main) return { is: 'button', stage };
  if (stage !== 'play') return undefined;
  const place = table.querySelector('.seat.turn')?.parentElement;
  const hand = place?.matches('.me') ? table.querySelector('.play > .hand') : place?.querySelector('.cols, .rows');
  const cards = cardsOf(hand?.querySelectorAll<HTMLElement>('button[data-card]:not(.dim)'));
  return cards.length > 0 ? { is: 'card', cards, from: place?.matches('.me') ? 'own' : 'opposite' } : undefined;
}

/** Waits until there is something to do. */
export async function due(page: Page): Promise<Due> {
  const found = await page.waitForFunction(look, undefined, { timeout: 30_000 });
  const value = await found.jsonValue();
  if (value === undefined) throw new Error('Nothing is to be done.');
  return value;
}

/** What is to be done at this moment, if anything. */
export function dueNow(page: Page): Promise<Due | undefined> {
  return page.evaluate(look);
}

export async function stageOf(page: Page): Promise<Stage> {
  return (await page.locator('.at-table').getAttribute('data-stage')) as Stage;
}
