import { type PresetId, presetRules } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { announce, choosingAfter } from '../testing';
import { goodToKnow } from './know';

const SAID = [announce('N', 9), announce('E', 5), announce('S', 16), announce('W', 10)];
const spoken = (id: PresetId) => (presetRules(id).points.reveal === 'auto' ? [] : SAID);

describe('good to know', () => {
  test.each([
    ['mb.site4', ['Many cards together', 'With 25 points together a game']],
    ['mb.nt-first', ['Without trumps the highest card', 'With 25 points together a game']],
    ['mb.nbb', ['A trump suit needs 8 cards', 'With 25 points or more together you choose a game']],
    ['mb.targets', ['Many cards together', 'The more points']],
    ['mb.count', ['Many cards together']],
    ['mb.shape-first', ['Dummy has told', 'Many cards together', 'With 25 points together a game']],
  ] as const)('%s', async (id, beginnings) => {
    const board = choosingAfter({ rules: presetRules(id), seat: 'S' }, spoken(id));
    const texts = goodToKnow(await loadMessages('en', 'table'), board);
    expect(texts.map((text, at) => text.startsWith(beginnings[at] ?? '?'))).toEqual(beginnings.map(() => true));
  });
});
