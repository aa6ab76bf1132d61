// The rule set beside standard bridge, in eleven rows.

import type { Rules } from '@minibridge/bridge';
import type { RulesMessages } from '@minibridge/messages';

export type Row = { readonly what: string; readonly here: string; readonly there: string };

function length(w: RulesMessages, { match: { deals } }: Rules): string {
  return w['bridge.length-here']({ length: deals === undefined ? 'open' : 'deals', deals: deals ?? 0 });
}

/** Auction, points, declaring side, declarer, dummy, contract, made, failed, length, winner, players. */
export function besideBridge(w: RulesMessages, rules: Rules): readonly Row[] {
  const { points, declarer, dummyDown: down, contract, score } = rules;
  const { mode, under } = score;
  const row = (what: string, here: string, there: string): Row => ({ what, here, there });
  return [
    row(w['bridge.auction'](), w['bridge.auction-here'](), w['bridge.auction-there']()),
    row(w['bridge.points'](), w['bridge.points-here']({ reveal: points.reveal }), w['bridge.points-there']()),
    row(w['bridge.side'](), w['bridge.side-here'](), w['bridge.side-there']()),
    row(w['bridge.declarer'](), w['bridge.declarer-here']({ declarer }), w['bridge.declarer-there']()),
    row(w['bridge.dummy'](), w['bridge.dummy-here']({ down }), w['bridge.dummy-there']()),
    row(w['bridge.contract'](), w['bridge.contract-here']({ contract }), w['bridge.contract-there']()),
    row(w['bridge.made'](), w['bridge.made-here']({ mode }), w['bridge.made-there']()),
    row(w['bridge.failed'](), w['bridge.failed-here']({ mode, under }), w['bridge.failed-there']()),
    row(w['bridge.length'](), length(w, rules), w['bridge.length-there']()),
    row(w['bridge.winner'](), w['bridge.winner-here'](), w['bridge.winner-there']()),
    row(w['bridge.players'](), w['bridge.players-here'](), w['bridge.players-there']()),
  ];
}
