import { describe, expect, test } from 'vitest';
import type { Reading } from '../../host/reading';
import type { News } from './news';
import { isEarly } from './use-told';

const FACED: News = { event: { type: 'onBoard', event: { type: 'handFaced', seat: 'N', hand: [] } }, after: undefined };
const PAUSED: News = { event: { type: 'paused', seat: 'N' }, after: undefined };

describe('that dummy’s cards lie open is read out when they are seen', () => {
  test.each<[string, Reading | undefined, boolean]>([
    ['while the totals are read', 'count', true],
    ['while it is read who declares', 'declarer', true],
    ['once nothing is to be read', undefined, false],
  ])('%s', (_when, reading, is) => {
    const view = reading === undefined ? {} : { reading };
    expect([isEarly(FACED, view), isEarly(PAUSED, view)]).toEqual([is, false]);
  });
});
