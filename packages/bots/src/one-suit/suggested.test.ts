import { type BoardEvent, pointsOf, SeatView } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { type Hands, playLog } from '../testing';
import { suggestedBySuit } from './suggested';

/** The log of a board on which everybody has counted right. */
function countedLog(hands: Hands, contract: string, played: string): readonly BoardEvent[] {
  const log = playLog(hands, contract, played);
  const points = new Map(
    log.flatMap((event) => (event.type === 'handDealt' ? [[event.seat, pointsOf(event.hand)]] : [])),
  );
  return log.map((event) =>
    event.type === 'announced' ? { ...event, points: points.get(event.seat) ?? event.points } : event,
  );
}

/** What south is told after `played`. */
function told(hands: Hands, contract: string, played: string): readonly string[] {
  const view = SeatView.of('S', countedLog(hands, contract, played));
  return view === undefined ? [] : suggestedBySuit(view).map(({ cards }) => cards.join(' '));
}

describe('a suit by itself, with entries outside it', () => {
  const OURS = { N: 'AQ.K32.A432.5432', S: '543.A54.K65.AK76' };
  const HELD_BY_WEST = { ...OURS, W: 'K876.QJT9.QJ.QJT' };
  const HELD_BY_EAST = { ...OURS, W: '9876.QT98.T98.T9' };
  const TOWARDS = 'HQ H2 H6 HA S3 S6';

  test.each([
    // situation                             hands          contract   played                said
    ['the finesse is taken', /*           */ HELD_BY_WEST, 'game NT', TOWARDS, ['SQ']],
    ['west cannot have the king: nothing', HELD_BY_EAST, 'game NT', TOWARDS, []],
    ['a defender may ruff: nothing', /*   */ HELD_BY_WEST, 'part H', TOWARDS, []],
    ['another suit was led: nothing', /*  */ HELD_BY_WEST, 'game NT', 'HQ', []],
  ])('%s', (_, hands, contract, played, said) => expect(told(hands, contract, played)).toEqual(said));

  test('only declarer is told', () => {
    const log = countedLog(HELD_BY_WEST, 'game NT', TOWARDS);
    for (const seat of ['N', 'E', 'W'] as const) {
      const view = SeatView.of(seat, log);
      expect(view && suggestedBySuit(view)).toEqual([]);
    }
  });
});
