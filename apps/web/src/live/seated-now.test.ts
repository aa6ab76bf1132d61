import { presetRules, type Viewer } from '@minibridge/bridge';
import type { Person } from '@minibridge/protocol';
import { openTable } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { type LiveTable, liveTableAfter, newLiveTable } from './live-table';
import { seatedNow } from './seated-now';

const bot = (name: string) => ({ kind: 'bot', level: 2, name }) as const;
const SEATING = { N: bot('Nina'), E: bot('Emil'), S: { kind: 'person', name: 'Ola' }, W: bot('Viktor') } as const;

/** Ola sat south when the deal began; these are there now. */
function watched(as: Viewer['as'], people: readonly Person[]): LiveTable {
  const [opened] = openTable({
    rules: presetRules('mb.site4'),
    seating: SEATING,
    policy: { undo: 'never', pause: 'anyone' },
  });
  if (opened === undefined) throw new Error('A table begins with an event.');
  const live = liveTableAfter(newLiveTable('KMTPQR'), { type: 'event', table: 'KMTPQR', event: opened });
  return { ...live, viewer: as === 'seat' ? { as, seat: 'S' } : { as }, people };
}

const names = ({ match }: LiveTable) => {
  const { N, E, S, W } = match?.table.seating ?? SEATING;
  return [N, E, S, W].map(({ kind, name }) => `${kind} ${name}`);
};

const OLA: Person = { who: 1, name: 'Ola', seat: 'S', is: 'here' };
const TOM: Person = { who: 2, name: 'Tom', seat: 'N', is: 'away' };
const BEFORE = ['bot Nina', 'bot Emil', 'person Ola', 'bot Viktor'];

describe('who sees the deal later sees who sits there now', () => {
  test.each<[string, readonly Person[], readonly string[]]>([
    ['the same people', [OLA], BEFORE],
    ['somebody has come in for a bot', [OLA, TOM], ['person Tom', 'bot Emil', 'person Ola', 'bot Viktor']],
    ['somebody has left', [TOM], ['person Tom', 'bot Emil', 'bot a bot', 'bot Viktor']],
    ['nobody is known yet', [], BEFORE],
  ])('%s', (_, people, seen) => {
    expect(names(seatedNow(watched('teacher', people), 'a bot'))).toEqual(seen);
  });

  test('nothing is made anew where nothing differs', () => {
    const live = watched('teacher', [OLA]);
    expect(seatedNow(live, 'a bot')).toBe(live);
  });
});

test.each(['seat', 'kibitzer'] as const)('a %s is told at once who sits down, so that the log stands', (as) => {
  const live = watched(as, [TOM]);
  expect(seatedNow(live, 'a bot')).toBe(live);
});
