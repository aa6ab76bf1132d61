import { loadMessages, type Variant } from '@minibridge/messages';
import type { Occupant, Seating } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { nameAt, namedWords } from './named-words';

const person = (name: string): Occupant => ({ kind: 'person', name });
const SEATING: Seating = {
  N: person('Jürgen'),
  E: { kind: 'bot', level: 1, name: 'Emil' },
  S: person('Ola'),
  W: person('Ελένη'),
};

async function naming(variant: Variant, seating = SEATING) {
  const [say, words] = await Promise.all([loadMessages(variant, 'table'), loadMessages(variant, 'live')]);
  return { say, words, seating, me: 'S', settling: 'EW' } as const;
}

const VARIANTS: readonly Variant[] = ['en', 'pl', 'fr', 'de', 'de-federation', 'el', 'el-plain'];

describe.each(VARIANTS)('%s', (variant) => {
  test('whoever acts is named', async () => {
    const named = namedWords(await naming(variant));
    const texts = [
      named['play.thinking']({ seat: 'N' }),
      named['play.thinking-dummy']({ seat: 'N' }),
      named['play.watch']({ seat: 'N' }),
      named['play.watch-turn']({ seat: 'N' }),
      named['play.undo-asked']({ seat: 'N' }),
      named['play.won']({ who: 'N' }),
      named['play.last-trick']({ who: 'N' }),
      named['agree.wait']({ seat: 'N' }),
      named['agree.partner'](),
      named['agree.proposed']({ declarer: 'you' }),
      named['choose.waiting']({ seat: 'N' }),
      named['count.turn']({ seat: 'N' }),
      named['declarer.title']({ who: 'N' }),
      named['draw.title']({ who: 'N' }),
      named['refusal.not-your-turn']({ seat: 'N' }),
      named['refusal.undo-asked']({ seat: 'N' }),
      named['refusal.played-since']({ seat: 'N' }),
      named['refusal.declarer-chooses']({ seat: 'N' }),
    ];
    for (const text of texts) expect(text).toContain('Jürgen');
    expect(named['agree.title']({ pair: 'theirs' })).toMatch(/Emil.*Ελένη/);
  });

  test('the reader is spoken to as ever', async () => {
    const parts = await naming(variant);
    const named = namedWords(parts);
    expect(named['play.won']({ who: 'you' })).toBe(parts.say['play.won']({ who: 'you' }));
    expect(named['play.won']({ who: 'dummy' })).toBe(parts.say['play.won']({ who: 'dummy' }));
    expect(named['declarer.title']({ who: 'you' })).toBe(parts.say['declarer.title']({ who: 'you' }));
    expect(named['agree.title']({ pair: 'ours' })).toBe(parts.say['agree.title']({ pair: 'ours' }));
  });
});

test('two of one name are told apart by their seats', async () => {
  const twins = await naming('en', { ...SEATING, N: person('Ola') });
  expect((['N', 'S', 'E'] as const).map((seat) => nameAt(twins, seat))).toEqual(['Ola (North)', 'Ola (South)', 'Emil']);
});
