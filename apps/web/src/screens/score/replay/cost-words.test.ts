import { playOf } from '@minibridge/bridge';
import { type Language, loadMessages } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { firstSettings } from '../../../settings/settings';
import { type Findings, NOTHING_YET } from '../review/findings';
import { finished } from '../testing';
import { costNotes, costText } from './cost-words';
import { stepAt } from './steps';

const board = finished();
const play = playOf(board);
const found: Findings = {
  ...NOTHING_YET,
  whole: true,
  costly: new Map([
    [0, { cost: 1, best: ['SA', 'HK', 'HQ'] }],
    [1, { cost: 2, best: ['DT'] }],
  ]),
};

/** `me`: absent for one who has not played. */
async function textFor(me: 'S' | undefined, at: number, findings: Findings, language: Language = 'en') {
  const [say, words] = await Promise.all([loadMessages(language, 'table'), loadMessages(language, 'score')]);
  const asked = { say, words, settings: firstSettings(language, false), findings, me };
  return costText(asked, stepAt(board, at), play);
}

const textAt = (at: number, findings: Findings, language?: Language) => textFor('S', at, findings, language);

describe('what a card cost', () => {
  test('all best cards are named, suit by suit for the eye and in words for the ear', async () => {
    expect(await textAt(1, found)).toEqual({
      seen: 'This card cost 1 trick. Best: <b>♠ A,</b> <b>♥ K</b> or <b>Q.</b>',
      heard: 'This card cost 1 trick. Best: ace of spades, king of hearts or queen of hearts.',
    });
  });

  test('a comma stays with the cards before it', async () => {
    const costly = new Map([[0, { cost: 1, best: ['SA', 'HK', 'CQ'] }]] as const);
    expect((await textAt(1, { ...found, costly }))?.seen).toBe(
      'This card cost 1 trick. Best: <b>♠ A,</b> <b>♥ K</b> or <b>♣ Q.</b>',
    );
  });

  test('in the letters of the language', async () => {
    expect((await textAt(2, found, 'pl'))?.seen).toBe('Ta karta kosztowała 2 lewy. Najlepiej: <b>♦ 10.</b>');
    expect((await textAt(1, found, 'de'))?.seen).toContain('<b>♥ K</b> oder <b>D.</b>');
  });

  test('a card that cost nothing is passed over', async () => {
    expect(await textAt(3, found)).toBeUndefined();
  });
});

/** One card that cost so many tricks. */
const costing = (cost: number): Findings['costly'] => new Map([[0, { cost, best: ['SA'] }]]);

describe('before the first card and after the last', () => {
  test.each([
    [0, found, 'With all cards in view, 2 cards cost tricks. They are marked when they are played.'],
    [
      0,
      { ...found, costly: costing(1) },
      'With all cards in view, one card cost 1 trick. It is marked when it is played.',
    ],
    [
      0,
      { ...found, costly: costing(2) },
      'With all cards in view, one card cost 2 tricks. It is marked when it is played.',
    ],
    [0, { ...found, costly: new Map() }, 'With all cards in view, nobody gave a trick away.'],
    [0, NOTHING_YET, 'What each card cost is still being worked out…'],
    [0, { ...NOTHING_YET, failed: true }, undefined],
    [52, found, 'Your side gave away 2 tricks, the others 1 trick. Nobody could see all the cards.'],
    [52, { ...found, costly: new Map() }, 'Nobody gave a trick away.'],
    [52, NOTHING_YET, 'What each card cost is still being worked out…'],
    [52, { ...NOTHING_YET, failed: true }, undefined],
  ] as const)('at %i', async (at, findings, text) => {
    expect((await textAt(at, findings))?.seen).toBe(text);
  });
});

test.each([
  [found, 'Tricks given away: North–South 2, East–West 1. Nobody could see all the cards.'],
  [{ ...found, costly: costing(1) }, 'Tricks given away: North–South 0, East–West 1. Nobody could see all the cards.'],
  [{ ...found, costly: new Map() }, 'Nobody gave a trick away.'],
] as const)('who has not played hears of sides', async (findings, text) => {
  expect((await textFor(undefined, 52, findings))?.seen).toBe(text);
});

test('signs stand only beside cards that have been played', async () => {
  const words = await loadMessages('en', 'score');
  const notes = costNotes({ words, language: 'en', costly: found.costly }, play.slice(0, 1));
  expect([...notes.values()]).toEqual([{ sign: '−1', said: 'cost 1 trick' }]);
});
