// Every step can be said in every language, and wherever the learner has a choice the lesson says why this one.

import { boardOf, decide, evolve, legalActions, openBoard, parseDeal, presetRules } from '@minibridge/bridge';
import { FIRST_DEAL } from '@minibridge/learn';
import { loadMessages, type Variant } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import type { LessonStep } from './moment';
import { type StepWords, stepText, whyText } from './step-words';

const LANGUAGE_OF = {
  en: 'en',
  pl: 'pl',
  fr: 'fr',
  de: 'de',
  'de-federation': 'de',
  el: 'el',
  'el-plain': 'el',
} as const satisfies { readonly [V in Variant]: string };
const VARIANTS = ['en', 'pl', 'fr', 'de', 'de-federation', 'el', 'el-plain'] as const satisfies readonly Variant[];

async function wordsOf(variant: Variant): Promise<StepWords> {
  const [say, words] = await Promise.all([loadMessages(variant, 'table'), loadMessages(variant, 'lesson')]);
  return { say, words, settings: { language: LANGUAGE_OF[variant], letters: 'own' } };
}

/** How many cards of its side may be played at each step of the play. */
function choices(): ReadonlyMap<LessonStep, number> {
  const deal = parseDeal(FIRST_DEAL.deal);
  if (!deal.ok) throw new Error('no deal');
  const { dealer, coin } = { dealer: FIRST_DEAL.dealer, coin: 'first' } as const;
  let board = boardOf(openBoard({ rules: presetRules(FIRST_DEAL.rules), number: 1, dealer, coin, deal: deal.value }));
  const counted = new Map<LessonStep, number>();
  const contract = FIRST_DEAL.steps.find(({ at }) => at.stage === 'contract')?.expect;
  const actions = [contract, ...FIRST_DEAL.line.map((card) => ({ type: 'play', card }) as const)];
  actions.forEach((wanted, at) => {
    if (board === undefined || wanted === undefined) throw new Error('no board');
    const now = board;
    const step = FIRST_DEAL.steps.find(({ at: moment }) => moment.stage === 'play' && moment.cards === at - 1);
    if (step?.expect) counted.set(step, legalActions(now, 'S').filter(({ type }) => type === 'play').length);
    const action =
      wanted.type === 'choose'
        ? wanted
        : (['S', 'W', 'E'] as const)
            .flatMap((seat) => legalActions(now, seat))
            .find((each) => each.type === 'play' && wanted.type === 'play' && each.card === wanted.card);
    const decision = action && decide(now, action);
    if (!decision?.ok) throw new Error('not on the line');
    board = decision.value.reduce(evolve, now);
  });
  return counted;
}

describe.each(VARIANTS)('%s', (variant) => {
  test('says every step', async () => {
    const all = await wordsOf(variant);
    for (const step of FIRST_DEAL.steps) expect(stepText(all, step)).not.toBe('');
  });

  test('names the card that it asks for, there and where it says why', async () => {
    const all = await wordsOf(variant);
    for (const step of FIRST_DEAL.steps) {
      if (step.expect?.type !== 'play') continue;
      expect(stepText(all, step)).toMatch(/<b>[♠♥♦♣]/);
      expect(whyText(all, step) ?? '<b>♠').toMatch(/<b>[♠♥♦♣]/);
    }
  });
});

test('cards are written with the letters of the language', async () => {
  const step = FIRST_DEAL.steps.find(({ say }) => say === 'queen-of-trumps');
  if (!step) throw new Error('no step');
  expect(stepText(await wordsOf('fr'), step)).toContain('<b>♠D</b>');
  expect(stepText(await wordsOf('el'), step)).toContain('<b>♠Q</b>');
});

test('where more than one card may be played, it says why this one', async () => {
  const all = await wordsOf('en');
  const free = [...choices()].filter(([, cards]) => cards > 1).map(([step]) => step);
  expect(free.length).toBeGreaterThan(15);
  expect(free.filter((step) => whyText(all, step) === undefined).map(({ say }) => say)).toEqual([]);
});

test('the contract is explained, too', async () => {
  const step = FIRST_DEAL.steps.find(({ say }) => say === 'contract');
  expect(step && whyText(await wordsOf('en'), step)).toContain('game in spades');
});
