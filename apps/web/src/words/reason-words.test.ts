// Who plays two hands has no partner: declarer's reasons speak of dummy, a defender's of the partner.

import { chooseFor, type Reason } from '@minibridge/bots';
import { openings, playedOut } from '@minibridge/bots/testing';
import { turnOf } from '@minibridge/bridge';
import { loadMessages, type Variant } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { roleOf } from '../screens/table/play/play-view';
import { type PlayedFrom, reasonText } from './reason-words';

type Given = { readonly reason: Reason; readonly hand: PlayedFrom };

/** Every reason for a card in some boards, and the hand that the card came from. */
function given(boards: number): readonly Given[] {
  const choose = chooseFor(2);
  const found: Given[] = [];
  for (const opening of openings(boards, 70_001)) {
    playedOut(opening, (view) => {
      const decision = choose(view);
      const { board } = view;
      if (decision && board.phase === 'play')
        found.push({ reason: decision.reason, hand: roleOf(board, turnOf(board)) });
      return decision?.action;
    });
  }
  return found;
}

const all = given(6);

describe.each<[Variant, RegExp, RegExp]>([
  ['en', /partner/, /dummy/i],
  ['pl', /partner/, /dziad/i],
  ['fr', /partenaire/, /mort/],
  ['de', /Partner/, /Dummy/],
  ['el', /συμπαίκτη/, /μορ/],
  ['el-plain', /συμπαίκτη/, /νεκρό/],
])('%s', (variant, partner, dummy) => {
  test('declarer has no partner, a defender has', async () => {
    const say = await loadMessages(variant, 'reason');
    const texts = (hand: PlayedFrom): readonly string[] =>
      all.flatMap((each) => (each.hand === hand ? [reasonText(say, each.reason, hand)] : []));
    expect([...texts('declarer'), ...texts('dummy')].filter((text) => partner.test(text))).toEqual([]);
    expect(texts('declarer').some((text) => dummy.test(text))).toBe(true);
    expect(texts('dummy').some((text) => dummy.test(text))).toBe(true);
    expect(texts('defender').some((text) => partner.test(text))).toBe(true);
  });
});
