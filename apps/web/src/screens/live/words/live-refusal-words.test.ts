import { loadMessages, type Variant } from '@minibridge/messages';
import { type CommandRefusal, isPhrase, PHRASES } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { liveRefusalText } from './live-refusal-words';
import { phraseText } from './phrase-words';

const REFUSALS: readonly CommandRefusal[] = [
  { reason: 'outdated' },
  { reason: 'not-your-seat', seat: 'N' },
  { reason: 'not-seated' },
  { reason: 'host-only' },
  { reason: 'seat-taken', seat: 'E' },
  { reason: 'host-seats-people' },
  { reason: 'no-such-person', who: 3 },
  { reason: 'not-agreed', who: [1, 2] },
  { reason: 'other-card', card: 2 },
  { reason: 'rules-contradict', problems: [] },
  { reason: 'no-such-table' },
  { reason: 'no-such-code', kind: 'table' },
  { reason: 'no-such-code', kind: 'return' },
  { reason: 'table-full' },
  { reason: 'removed-by-host' },
  { reason: 'too-many', of: 'guesses', retryAfter: 61_000 },
  { reason: 'not-kept', retryAfter: 1000 },
  { reason: 'phrase-after-the-deal', phrase: 'bad-luck' },
  { reason: 'dummy-is-silent' },
  { reason: 'declarer-thanks' },
  { reason: 'must-follow-suit', suit: 'H' },
];

const VARIANTS: readonly Variant[] = ['en', 'pl', 'fr', 'de', 'de-federation', 'el', 'el-plain'];

describe.each(VARIANTS)('%s', (variant) => {
  test('says every refusal in whole sentences, each in words of its own', async () => {
    const [say, words] = await Promise.all([loadMessages(variant, 'table'), loadMessages(variant, 'live')]);
    const texts = REFUSALS.map((refusal) => liveRefusalText(refusal, { say, words, namesOf: () => 'Ola, Jürgen' }));
    for (const text of texts) expect(text).not.toMatch(/undefined|\{|^$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('knows every phrase', async () => {
    const words = await loadMessages(variant, 'live');
    const phrases = Object.keys(PHRASES).filter(isPhrase);
    expect(new Set(phrases.map((phrase) => phraseText(words, phrase))).size).toBe(17);
  });
});

test('seconds are told as the language counts them', async () => {
  const words = await loadMessages('pl', 'live');
  const after = (ms: number): string => words['refusal.too-many']({ of: 'commands', seconds: Math.ceil(ms / 1000) });
  expect([after(1000), after(3000), after(5000)].map((text) => text.split(' ').at(-1))).toEqual([
    'sekundę.',
    'sekundy.',
    'sekund.',
  ]);
});
