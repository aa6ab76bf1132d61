/** What is said at the table, heard in every variant. */
import { describe, expect, test } from 'vitest';
import type { Variant } from '../generated/keys.js';
import { loadMessages } from './load.ts';

const NB = '\u00a0';

/** Queen of spades, game in spades, part-score in no trump, nine tricks in clubs, the stake and its progress. */
const SAID: { readonly [V in Variant]: readonly string[] } = {
  en: [
    'queen of spades',
    'Game in spades',
    'Part-score in no trump',
    '9 tricks in clubs',
    'Game in spades by South',
    '10 tricks needed: 6 made, 1 lost',
  ],
  pl: [
    'dama pik',
    'Dograna w pikach',
    'Częściówka bez atu',
    '9 lew w treflach',
    'Dograna w pikach, gra S',
    'Potrzeba 10 lew: 6 wziętych, 1 oddana',
  ],
  fr: [
    'dame de pique',
    'Manche à pique',
    'Partielle à Sans-Atout',
    '9 levées à trèfle',
    'Manche à pique par Sud',
    `10 levées à faire${NB}: 6 faites, 1 perdue`,
  ],
  de: [
    'Pik Dame',
    'Vollspiel in Pik',
    'Teilkontrakt in Sans Atout',
    '9 Stiche in Treff',
    'Vollspiel in Pik von Süd',
    '10 Stiche nötig: 6 gewonnen, 1 verloren',
  ],
  'de-federation': [
    'Pik Dame',
    'Vollspiel in Pik',
    'Teilkontrakt in Sans Atout',
    '9 Stiche in Treff',
    'Vollspiel in Pik von Süd',
    '10 Stiche nötig: 6 gewonnen, 1 verloren',
  ],
  el: [
    'ντάμα πίκα',
    'Μανς στις πίκες',
    'Μερικό σκορ στα χωρίς ατού',
    '9 λεβέ στα σπαθιά',
    'Μανς στις πίκες από τον Νότο',
    'Χρειάζονται 10 λεβέ: 6 κερδισμένες, 1 χαμένη',
  ],
  'el-plain': [
    'ντάμα μπαστούνι',
    'Παρτίδα στα μπαστούνια',
    'Μερικό σκορ στα χωρίς ατού',
    '9 χαρτωσιές στα σπαθιά',
    'Παρτίδα στα μπαστούνια από τον Νότο',
    'Χρειάζονται 10 χαρτωσιές: 6 κερδισμένες, 1 χαμένη',
  ],
};

describe.each(Object.keys(SAID) as Variant[])('%s', (variant) => {
  test('cards, contracts and the stake', async () => {
    const say = await loadMessages(variant, 'table');
    const contract = say['contract.name']({ kind: 'game', strain: 'S' });
    expect([
      say['card.name']({ suit: 'S', rank: 'Q' }),
      contract,
      say['contract.name']({ kind: 'part', strain: 'NT' }),
      say['contract.target']({ target: 9, strain: 'C' }),
      say['stake.contract']({ contract, seat: 'S' }),
      say['stake.progress']({ target: 10, won: 6, lost: 1 }),
    ]).toEqual(SAID[variant]);
  });
});

test('the overlays change the words of their register only', async () => {
  const heart = { suit: 'H', rank: 'A' } as const;
  const [plain, federation] = await Promise.all([loadMessages('de', 'table'), loadMessages('de-federation', 'table')]);
  expect([plain['card.name'](heart), federation['card.name'](heart)]).toEqual(['Herz Ass', 'Coeur Ass']);
  expect(federation['stage.play']()).toBe(plain['stage.play']());
});

test('what does not exist does not compile', async () => {
  const say = await loadMessages('en', 'table');
  // @ts-expect-error no such message
  expect(say['no.such']).toBeUndefined();
  // @ts-expect-error the argument is missing
  expect(() => say.tricks()).toThrow();
  // @ts-expect-error there is no fifth suit
  expect(say['suit.name']({ suit: 'X' })).toBe('');
});
