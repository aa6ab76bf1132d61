import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACK } from '../cards/card';
import { sortedHand } from '../cards/hand';
import { type Contract, KINDS, LEVELS } from '../contract/contract';
import { STRAINS } from '../contract/strain';
import { dealtFrom, type FullDeal } from '../deal/full-deal';
import { SEATS } from '../deal/seat';
import { contract, deal } from '../testing';
import { contractText, parseContract } from './contract-text';
import { dealText, handText, parseDeal, parseHand, parseHands } from './hand-text';

const EXAMPLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';

describe('contracts as text', () => {
  test.each([
    'part S',
    'game NT',
    'small-slam H',
    'grand-slam C',
    'level 1 C',
    'level 7 NT',
    'target 7 S',
    'target 9 NT',
    'target 10 D',
    'target 13 H',
    'tricks D',
  ])('%s', (text) => expect(contractText(contract(text))).toBe(text));
  test.each([
    ['  game   S ', 'game S'],
    ['level\t4  S', 'level 4 S'],
  ])('%o is read as %s', (text, meant) => expect(contractText(contract(text))).toBe(meant));
  test('every contract comes back', () => {
    const named = KINDS.flatMap((kind) => STRAINS.map((strain): Contract => ({ kind, strain })));
    const levels = LEVELS.flatMap((level) => STRAINS.map((strain): Contract => ({ kind: 'level', level, strain })));
    const targets = [7, 8, 9, 10, 11, 12, 13].flatMap((target) =>
      STRAINS.map((strain): Contract => ({ kind: 'target', target, strain })),
    );
    const tricks = STRAINS.map((strain): Contract => ({ kind: 'tricks', strain }));
    for (const each of [...named, ...levels, ...targets, ...tricks])
      expect(parseContract(contractText(each))).toEqual({ ok: true, value: each });
  });
});

describe('contracts as text — what cannot be read', () => {
  test.each([
    ['', 'contract-words', ''],
    ['game', 'contract-words', 'game'],
    ['game S x', 'contract-words', 'game S x'],
    ['level 4', 'contract-words', 'level 4'],
    ['level 4 S x', 'contract-words', 'level 4 S x'],
    ['target S', 'contract-words', 'target S'],
    ['slam S', 'contract-kind-unknown', 'slam'],
    ['Game S', 'contract-kind-unknown', 'Game'],
    ['game N', 'contract-strain-unknown', 'N'],
    ['tricks 5', 'contract-strain-unknown', '5'],
    ['level 4 X', 'contract-strain-unknown', 'X'],
    ['target 9 X', 'contract-strain-unknown', 'X'],
    ['level 0 S', 'contract-level-unknown', '0'],
    ['level 8 S', 'contract-level-unknown', '8'],
    ['level 4.0 S', 'contract-level-unknown', '4.0'],
    ['target 6 S', 'contract-target-unknown', '6'],
    ['target 14 S', 'contract-target-unknown', '14'],
    ['target 07 S', 'contract-target-unknown', '07'],
    ['target 130 S', 'contract-target-unknown', '130'],
  ])('%o: %s %o', (text, reason, part) =>
    expect(parseContract(text)).toEqual({ ok: false, refusal: { reason, text: part } }),
  );
});

describe('hands as text', () => {
  test.each(['AT52.K843.7.Q962', '...', 'AKQJT98765432...', '..A.', '976.QJT9.A84.K85'])('%s', (text) => {
    const read = parseHand(text);
    expect(read.ok && handText(read.value)).toBe(text);
  });
  test('cards in any order are put in order', () =>
    expect(parseHand('25TA.3..')).toEqual({ ok: true, value: ['SA', 'ST', 'S5', 'S2', 'H3'] }));
  test.each([
    ['AK.Q', { reason: 'hand-suits', text: 'AK.Q' }],
    ['A.K.Q.J.T', { reason: 'hand-suits', text: 'A.K.Q.J.T' }],
    ['', { reason: 'hand-suits', text: '' }],
    ['A1.K..', { reason: 'card-unknown', text: 'S1' }],
    ['.a..', { reason: 'card-unknown', text: 'Ha' }],
    ['...10', { reason: 'card-unknown', text: 'C1' }],
    ['..- .', { reason: 'card-unknown', text: 'D-' }],
    ['AKA...', { reason: 'card-twice', card: 'SA' }],
    ['.22..', { reason: 'card-twice', card: 'H2' }],
  ])('%o cannot be read: %o', (text, refusal) => expect(parseHand(text)).toEqual({ ok: false, refusal }));
});

describe('deals as text', () => {
  const read = (): FullDeal => deal(EXAMPLE);
  test.each(SEATS)('from %s and back', (first) => {
    const text = dealText(read(), first);
    expect(text.slice(0, 2)).toBe(`${first}:`);
    expect(parseDeal(text)).toEqual({ ok: true, value: read() });
  });
  test('from north unless told otherwise', () => expect(dealText(read())).toBe(EXAMPLE));
  test('clockwise from the seat named', () =>
    expect(dealText(read(), 'W')).toBe('W:976.QJT9.A84.K85 AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73'));
  test('more blanks do no harm', () =>
    expect(parseDeal(`  ${EXAMPLE.replaceAll(' ', '  ').replace(':', ': ')} `)).toEqual({ ok: true, value: read() }));
  test.each([
    ['', { reason: 'deal-first-seat', text: '' }],
    [EXAMPLE.slice(2), { reason: 'deal-first-seat', text: EXAMPLE.slice(2) }],
    [EXAMPLE.replace('N', 'n'), { reason: 'deal-first-seat', text: 'n' }],
    ['N:', { reason: 'deal-four-hands', hands: 0 }],
    ['N', { reason: 'deal-four-hands', hands: 0 }],
    ['N:... ...', { reason: 'deal-four-hands', hands: 2 }],
    [`${EXAMPLE} ...`, { reason: 'deal-four-hands', hands: 5 }],
    [`${EXAMPLE}:x`, { reason: 'card-unknown', text: 'C:' }],
    [EXAMPLE.replace('AT52', 'AT51'), { reason: 'card-unknown', text: 'S1' }],
    [EXAMPLE.replace('AT52.', 'AT52'), { reason: 'hand-suits', text: 'AT52K843.7.Q962' }],
    [EXAMPLE.replace('AT52', 'AT53'), { reason: 'card-twice', card: 'S3' }],
    [EXAMPLE.replace('AT52', 'AT5'), { reason: 'hand-size', seat: 'N', cards: 12 }],
    [EXAMPLE.replace('Q962', 'Q9623').replace('J73', 'J7'), { reason: 'hand-size', seat: 'N', cards: 14 }],
  ])('%o cannot be read: %o', (text, refusal) => expect(parseDeal(text)).toEqual({ ok: false, refusal }));
});

describe('parse(print(x)) = x', () => {
  const shuffled = fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 });
  test('for every deal, from every seat', () =>
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...SEATS), (pack, first) => {
        expect(parseDeal(dealText(dealtFrom(pack), first))).toEqual({ ok: true, value: dealtFrom(pack) });
      }),
    ));
  test('for every hand of up to thirteen cards', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { maxLength: 13 }), (some) => {
        expect(parseHand(handText(sortedHand(some)))).toEqual({ ok: true, value: sortedHand(some) });
      }),
    ));
  test('and no text makes the readers throw', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const read of [parseHand(text), parseDeal(text), parseContract(text)]) expect(read).toHaveProperty('ok');
      }),
    ));
});

describe('four hands as text, with any number of cards', () => {
  test('clockwise from the seat named', () =>
    expect(parseHands('E:A... .K.. ..Q. ...J')).toEqual({
      ok: true,
      value: { E: ['SA'], S: ['HK'], W: ['DQ'], N: ['CJ'] },
    }));
  test.each([
    ['A... K... Q... J...', { reason: 'deal-first-seat', text: 'A... K... Q... J...' }],
    ['N:A... K... Q...', { reason: 'deal-four-hands', hands: 3 }],
    ['N:A K Q J', { reason: 'hand-suits', text: 'A' }],
    ['N:1... K... Q... J...', { reason: 'card-unknown', text: 'S1' }],
    ['N:AA... KK... QQ... JJ...', { reason: 'card-twice', card: 'SA' }],
  ])('%s', (text, refusal) => expect(parseHands(text)).toEqual({ ok: false, refusal }));
});
