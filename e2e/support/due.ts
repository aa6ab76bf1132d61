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
  const all = (selector: string, within: Element | null | undefined = table) => [
    ...(within?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const is = (selector: string): boolean => all(selector).length > 0;
  const cards = (those: readonly HTMLElement[]) => those.map(({ dataset }) => dataset.card as Card);
  const hasButton = is('.btn.main');

  function turn(): Due | undefined {
    const place = all('.seat.turn')[0]?.parentElement;
    const from = place?.matches('.me') ? 'own' : 'opposite';
    const hand = from === 'own' ? all('.play > .hand')[0] : all('.cols, .rows', place)[0];
    const ready = cards(all('button[data-card]:not(.dim)', hand ?? document.createElement('i')));
    return ready.length > 0 ? { is: 'card', cards: ready, from } : undefined;
  }

  function counting(): Due {
    const isAsked = is('.own-count .run');
    const down = isAsked ? all('.hand [data-card][aria-pressed=false]') : [];
    const honours = cards(down.filter(({ dataset }) => /[AKQJ]/.test(dataset.r ?? '')));
    return honours.length > 0 ? { is: 'honours', cards: honours } : { is: 'button', stage: 'count' };
  }

  const atStage: { readonly [S in Stage]: () => Due | undefined } = {
    draw: () => ({ is: 'button', stage: 'draw' }),
    count: counting,
    declarer: () => ({ is: 'button', stage: 'declarer' }),
    agree: () => (is('.do [aria-pressed=true]') ? undefined : { is: 'button', stage: 'agree' }),
    contract: () => (is('[role=radiogroup]') ? { is: 'contract' } : undefined),
    play: () => (hasButton ? { is: 'button', stage: 'play' } : turn()),
    score: () => ({ is: 'score' }),
  };
  const stage = table?.dataset.stage as Stage | undefined;
  if (is('.lesson-do.go')) return { is: 'lesson' };
  return stage !== undefined && (hasButton || stage === 'play') ? atStage[stage]() : undefined;
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
