import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import fixture from '../../fixtures/points.json';
import { PACK } from '../cards/card';
import { dealText } from '../notation/hand-text';
import { deal } from '../testing';
import { DEALS, dealId, dealNumber, dealOfId, dealOfNumber } from './deal-id';
import { dealtFrom } from './full-deal';

const EXAMPLE = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';
const LAST = DEALS - 1n;

/** The deal with this number as text, or the reason why there is none. */
function numbered(number: bigint): string {
  const found = dealOfNumber(number);
  return found.ok ? dealText(found.value) : found.refusal.reason;
}

/** The deal with this id as text, or the reason why there is none. */
function named(id: string): string | object {
  const found = dealOfId(id);
  return found.ok ? dealText(found.value) : found.refusal;
}

describe('deal id — one number for each of the 52! / (13!)^4 deals', () => {
  const factorial = (n: bigint): bigint => (n <= 1n ? 1n : n * factorial(n - 1n));
  test('how many', () => {
    expect(DEALS).toBe(factorial(52n) / factorial(13n) ** 4n);
    expect(DEALS).toBe(BigInt(fixture.deals));
  });
  test('the first deal: the suits, spades with north', () =>
    expect(numbered(0n)).toBe('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'));
  test('the second deal differs in two cards', () =>
    expect(numbered(1n)).toBe('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT9876543.A ..2.KQJT98765432'));
  test('the last deal: the suits the other way round', () =>
    expect(numbered(LAST)).toBe('N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...'));
  test.each([-1n, DEALS, DEALS + 1n, 2n ** 100n - 1n])('%s is no deal', (number) =>
    expect(numbered(number)).toBe('deal-id-too-large'),
  );
  test.each([0n, 1n, 13n, 10_400_600n, 10_400_599n, 12345678901234567890n, LAST - 1n, LAST])(
    '%s and back',
    (number) => {
      const found = dealOfNumber(number);
      expect(found.ok && dealNumber(found.value)).toBe(number);
    },
  );
});

describe('deal id — twenty letters and digits', () => {
  test.each([
    [0n, '00000000000000000000'],
    [1n, '00000000000000000001'],
    [31n, '0000000000000000000Z'],
    [32n, '00000000000000000010'],
  ])('%s: %s', (number, id) => {
    const found = dealOfNumber(number);
    expect(found.ok && dealId(found.value)).toBe(id);
  });
  test('the example deal', () => {
    const id = '14NCPERJ9Y84V4WSWFNN';
    expect(dealId(deal(EXAMPLE))).toBe(id);
    expect(named(id)).toBe(EXAMPLE);
    expect(named(id.toLowerCase())).toBe(EXAMPLE);
    expect(named(` ${id.slice(0, 5)}-${id.slice(5, 10)} ${id.slice(10)}\n`)).toBe(EXAMPLE);
  });
  test.each(['I', 'i', 'L', 'l'])('%s is read as 1', (letter) =>
    expect(named(`0000000000000000000${letter}`)).toBe(named('00000000000000000001')),
  );
  test.each(['O', 'o'])('%s is read as 0', (letter) =>
    expect(named(`000000000000000000${letter}1`)).toBe(named('00000000000000000001')),
  );
  test.each([
    ['', { reason: 'deal-id-length', length: 0 }],
    ['0000000000000000000', { reason: 'deal-id-length', length: 19 }],
    ['000000000000000000000', { reason: 'deal-id-length', length: 21 }],
    ['0000000000000000000U', { reason: 'deal-id-letter', letter: 'U' }],
    ['?0000000000000000000', { reason: 'deal-id-letter', letter: '?' }],
    ['ZZZZZZZZZZZZZZZZZZZZ', { reason: 'deal-id-too-large' }],
  ])('%o is no id: %o', (id, problem) => expect(named(id)).toEqual(problem));
  test('the last deal, and one more', () => {
    expect(named('1BANWCAP6KETCP5Z94FZ')).toBe(numbered(LAST));
    expect(named('1BANWCAP6KETCP5Z94G0')).toEqual({ reason: 'deal-id-too-large' });
  });
});

describe('deal id — back and forth for every deal and every number', () => {
  test('deal → id → deal', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 }), (pack) => {
        const dealt = dealtFrom(pack);
        expect(dealOfId(dealId(dealt))).toEqual({ ok: true, value: dealt });
        expect(dealOfNumber(dealNumber(dealt))).toEqual({ ok: true, value: dealt });
      }),
    ));
  test('number → deal → number', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: LAST }), (number) => {
        const found = dealOfNumber(number);
        expect(found.ok && dealNumber(found.value)).toBe(number);
      }),
    ));
});
