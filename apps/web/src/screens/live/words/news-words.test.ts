// What is told of a table, in all languages: one line for each piece of news.

import { loadMessages, type Variant } from '@minibridge/messages';
import type { TableSettings } from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { describe, expect, test } from 'vitest';
import { levelName } from '../../new-match/level-words';
import { lettersInBar, pagesOf } from '../told/pages';
import { type NewsWords, newsText } from './news-words';

const VARIANTS: readonly Variant[] = ['en', 'pl', 'fr', 'de', 'de-federation', 'el', 'el-plain'];
const OLA = { name: 'Ola', isYou: false } as const;
const BEFORE: TableSettings = { ...SETTINGS, speed: 'normal', undo: 'never' };

async function wordsIn(variant: Variant): Promise<NewsWords> {
  const [words, setup, say] = await Promise.all([
    loadMessages(variant, 'live'),
    loadMessages(variant, 'setup'),
    loadMessages(variant, 'table'),
  ]);
  return { words, setup, say };
}

describe.each(VARIANTS)('%s', async (variant) => {
  const words = await wordsIn(variant);

  test('several settings that were changed together are one line, which ends once with who changed them', () => {
    const after: TableSettings = { ...BEFORE, speed: 'slow', undo: 'free', pause: 'nobody' };
    const text = newsText({ what: 'settings', by: OLA, before: BEFORE, after, inDeal: true }, words) ?? '';
    expect(text.split('Ola')).toHaveLength(2);
    for (const answer of [
      words.setup['settings.speed-slow'](),
      words.words['new.undo-free'](),
      words.words['new.pause-nobody'](),
    ])
      expect(text).toContain(`${answer}.`);
  });

  test.each([360, 390])('on a phone %d pixels wide the first page says what has changed', (width) => {
    const after: TableSettings = { ...BEFORE, hints: 'everybody' };
    const changes = [
      [BEFORE, after, words.words['new.hints-everybody']()],
      [after, BEFORE, words.words['new.hints-nobody']()],
      [BEFORE, { ...BEFORE, pause: 'nobody' }, words.words['new.pause-nobody']()],
    ] as const;
    for (const [was, is, answer] of changes) {
      const text = newsText({ what: 'settings', by: OLA, before: was, after: is, inDeal: false }, words) ?? '';
      expect(pagesOf(text, lettersInBar(width))[0]).toContain(answer);
    }
  });

  test('a setting that changes no answer is not told', () => {
    const before: TableSettings = { ...BEFORE, botAfter: 30 };
    const after: TableSettings = { ...BEFORE, botAfter: 60 };
    expect(newsText({ what: 'settings', by: OLA, before, after, inDeal: false }, words)).toBeUndefined();
  });

  test('of a deal that is on, what spectators see changes only with the next one', () => {
    const later: TableSettings = { ...BEFORE, watching: 'all-cards-later' };
    const told = (before: TableSettings, after: TableSettings, inDeal: boolean) =>
      newsText({ what: 'settings', by: OLA, before, after, inDeal }, words) ?? '';
    const question = words.words['new.watching']();
    const waits = words.words['news.setting-later']({
      question,
      answer: words.words['new.watching-all-cards-later'](),
    });
    expect(told(BEFORE, later, true)).toContain(waits);
    expect(told(BEFORE, later, false)).not.toContain(waits);
    const nobody = words.words['news.setting']({ question, answer: words.words['new.watching-nobody']() });
    expect(told(BEFORE, { ...BEFORE, watching: 'nobody' }, true)).toContain(nobody);
  });

  test('of a deal that is on, bots play better or worse only in the next one', () => {
    const after: TableSettings = { ...BEFORE, botLevel: 3 };
    const question = words.setup['bots.title']();
    const told = { question, answer: levelName(words.setup, 3) };
    expect(newsText({ what: 'settings', by: OLA, before: BEFORE, after, inDeal: true }, words)).toContain(
      words.words['news.setting-later'](told),
    );
    expect(newsText({ what: 'settings', by: OLA, before: BEFORE, after, inDeal: false }, words)).toContain(
      words.words['news.setting'](told),
    );
  });

  test('a card that is taken back is named, and so is what comes back with it', () => {
    const texts = ([true, false] as const).flatMap((isYou) =>
      (['nothing', 'bots', 'people'] as const).map((since) =>
        newsText({ what: 'taken-back', who: { name: 'Ola', isYou }, card: 'SA', since }, words),
      ),
    );
    expect(new Set(texts).size).toBe(6);
    for (const text of texts) {
      expect(text).toContain(words.say['card.name']({ rank: 'A', suit: 'S' }));
      expect(text).toMatch(/^\S.*[^ ]\.$/u);
      expect(text).not.toContain('  ');
    }
  });
});
