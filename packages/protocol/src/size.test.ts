// How many bytes a viewer gets: at most 70 an event on average, and a card in far fewer.

import { presetRules } from '@minibridge/bridge';
import { ReleasedAtTable } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { VIEWERS } from '../../bridge/fixtures/seen-cards';
import { randomMatch } from '../fixtures/random-match';
import { encodeNotice, encodeReleased } from './encode';
import { utf8Bytes } from './limits';

/** Released events of 200 boards, for four seats and a spectator. */
const FRAMES = Array.from({ length: 200 }, (_, seed) => randomMatch(seed).log).flatMap((log) =>
  VIEWERS.flatMap((viewer) =>
    ReleasedAtTable.to(viewer, log).map((released) => ({
      name: released.event.type === 'onBoard' ? released.event.event.type : released.event.type,
      // Numbers of a long evening: three digits more than in a first board.
      bytes: utf8Bytes(encodeReleased('KMTPQR', released)) + 4 - String(released.seq).length,
    })),
  ),
);

function mean(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

const bytesOf = (name?: string): readonly number[] =>
  FRAMES.filter((frame) => name === undefined || frame.name === name).map(({ bytes }) => bytes);

describe('bytes to a viewer', () => {
  test('a released event: at most 40 on average, opening and hands included', () => {
    expect(mean(bytesOf())).toBeLessThan(40);
  });
  test('a card: 31', () => expect(Math.max(...bytesOf('cardPlayed'))).toBe(31));
  test.each([
    ['a hand', 'handDealt', 46],
    ['a board with a preset', 'boardOpened', 60],
    ['a table with four names', 'tableOpened', 300],
  ])('%s', (_, name, most) => expect(Math.max(...bytesOf(name))).toBeLessThanOrEqual(most));

  test('an action, with the answer to whoever acted shared by four viewers: at most 70', () => {
    const accepted = encodeNotice({ type: 'accepted', id: 'k3v9x0ab12cd', table: 'KMTPQR', seen: 1234 });
    expect(mean(bytesOf()) + utf8Bytes(accepted) / 4).toBeLessThan(70);
  });

  test('a preset travels as its id, a set of its own as the record', () => {
    const rules = presetRules('mb.ebu');
    const frame = (own: typeof rules) =>
      ReleasedAtTable.to({ as: 'kibitzer' }, [
        {
          type: 'onBoard',
          event: { type: 'boardOpened', rules: own, rulesVersion: 1, number: 1, dealer: 'N', coin: 'first' },
        },
      ]).map((released) => encodeReleased('KMTPQR', released))[0];
    expect(frame(rules)).toBe('["KMTPQR",0,"board",1,"N","first","mb.ebu",1]');
    expect(frame({ ...rules, match: { deals: 3, firstDealer: 'draw' } })?.length).toBeGreaterThan(400);
  });
});
