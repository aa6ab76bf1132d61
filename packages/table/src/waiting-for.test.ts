// Whose move it is, where partners choose the declarer.

import { presetRules, type Rules, type Seat } from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { expect, test } from 'vitest';
import type { Command } from './command';
import { dealing, logOf, now } from './testing';
import { waitingFor } from './waiting-for';

/** North and south have 26 points, and may choose who declares. */
const RULES: Rules = { ...presetRules('mb.site4'), declarer: 'partners_choose' };
const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const propose = (by: Seat, declarer: Seat): Command => ({ type: 'act', action: { type: 'propose', by, declarer } });

test.each<[string, readonly Command[], readonly Seat[]]>([
  ['nobody has spoken: both', [], ['N', 'S']],
  ['one has spoken: the other', [propose('N', 'N')], ['S']],
  ['both differ: either', [propose('N', 'N'), propose('S', 'S')], ['N', 'S']],
  ['both agree: declarer chooses', [propose('N', 'N'), propose('S', 'N')], ['N']],
])('%s', (_, commands, seats) => {
  const log = logOf({ rules: RULES }, [{ type: 'nameDealer', seat: 'N' }, dealing(EXAMPLE), ...commands]);
  expect(waitingFor(now(log))).toEqual(seats);
});
