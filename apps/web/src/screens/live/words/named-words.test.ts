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
      named['stake.contract']({ contract: '4', seat: 'N' }),
      named['stake.counting-title']({ seat: 'N', strain: 'H' }),
      named['play.open-hand']({ hand: 'dummy', seat: 'N' }),
      named['event.dealer-drawn']({ who: 'N' }),
      named['event.dealer-named']({ who: 'N' }),
      named['event.board-opened']({ who: 'N', number: 2 }),
      named['event.points-shown']({ who: 'N', points: 12 }),
      named['event.announced']({ who: 'N', points: 12 }),
      named['event.shape-shown']({ seat: 'N', spades: 4, hearts: 3, diamonds: 3, clubs: 3 }),
      named['event.declarer-proposed']({ who: 'N', declarer: 'you' }),
      named['event.declarer-proposed']({ who: 'N', declarer: 'N' }),
      named['event.declarer-proposed']({ who: 'you', declarer: 'N' }),
      named['event.hand-faced']({ who: 'N' }),
      named['event.hand-shown']({ seat: 'N' }),
      named['event.card-played']({ who: 'N', card: 'A' }),
      named['event.trick-won']({ who: 'N' }),
      named['event.undo-asked']({ who: 'N' }),
      named['event.undo-answered']({ who: 'N', answer: 'yes' }),
    ];
    for (const text of texts) expect(text).toContain('Jürgen');
    expect(named['agree.title']({ pair: 'theirs' })).toMatch(/Emil.*Ελένη/);
    expect(named['event.declarer-proposed']({ who: 'E', declarer: 'W' })).toMatch(/Emil.*Ελένη/);
  });

  test('the reader is spoken to as ever', async () => {
    const parts = await naming(variant);
    const named = namedWords(parts);
    expect(named['play.won']({ who: 'you' })).toBe(parts.say['play.won']({ who: 'you' }));
    expect(named['event.card-played']({ who: 'you', card: 'A' })).toBe(
      parts.say['event.card-played']({ who: 'you', card: 'A' }),
    );
    expect(named['event.declarer-proposed']({ who: 'you', declarer: 'you' })).toBe(
      parts.say['event.declarer-proposed']({ who: 'you', declarer: 'you' }),
    );
    expect(named['play.won']({ who: 'dummy' })).toBe(parts.say['play.won']({ who: 'dummy' }));
    expect(named['declarer.title']({ who: 'you' })).toBe(parts.say['declarer.title']({ who: 'you' }));
    expect(named['agree.title']({ pair: 'ours' })).toBe(parts.say['agree.title']({ pair: 'ours' }));
  });
});

test('two of one name are told apart by their seats', async () => {
  const twins = await naming('en', { ...SEATING, N: person('Ola') });
  expect((['N', 'S', 'E'] as const).map((seat) => nameAt(twins, seat))).toEqual(['Ola (North)', 'Ola (South)', 'Emil']);
});
