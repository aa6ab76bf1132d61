import { presetRules, type Seat } from '@minibridge/bridge';
import type { Person, TableSettings } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { type LiveTable, newLiveTable } from '../../../live/live-table';
import { FIRST_SETTINGS } from '../make/kept-settings';
import { lobbyStep } from './lobby-step';

const rules = presetRules('mb.site4');

type Scene = {
  readonly seat?: Seat;
  readonly agreed?: readonly number[];
  readonly door?: TableSettings['door'];
  readonly host?: number;
};

function table({ seat, agreed = [], door = 'code', host = 2 }: Scene): LiveTable {
  const people: readonly Person[] = [
    { who: 1, name: 'Ola', is: 'here', ...(seat && { seat }) },
    { who: 2, name: 'Jürgen', seat: 'N', is: 'here' },
  ];
  return {
    ...newLiveTable('KMTPQR'),
    you: 1,
    host,
    people,
    viewer: seat ? { as: 'seat', seat } : { as: 'kibitzer' },
    card: { card: 1, rules, agreed },
    settings: { ...FIRST_SETTINGS, door },
  };
}

describe('what is to be done in the waiting room', () => {
  test.each<[string, Scene, string | undefined, string]>([
    ['a newcomer writes a name', {}, undefined, 'name'],
    ['and chooses a seat', {}, 'Ola', 'seat'],
    ['where the host gives out the seats, tells it', { door: 'host' }, 'Eva', 'tell-name'],
    ['needs one for that', { door: 'host' }, undefined, 'tell-name'],
    ['and waits', { door: 'host' }, 'Ola', 'wait-for-seat'],
    ['who may take one', { door: 'host', host: 1 }, 'Ola', 'seat'],
    ['whoever sits agrees', { seat: 'S' }, 'Ola', 'agree'],
    ['and waits for the others', { seat: 'S', agreed: [1] }, 'Ola', 'wait'],
    ['until all have agreed', { seat: 'S', agreed: [1, 2] }, 'Ola', 'start'],
  ])('%s', (_what, scene, name, to) => expect(lobbyStep(table(scene), name).to).toBe(to));

  test('whoever sits agrees, also before the list of people says that they sit', () => {
    const seated = table({ seat: 'S', agreed: [2] });
    const people = seated.people.map(({ seat, ...one }) =>
      one.who === 1 || seat === undefined ? one : { ...one, seat },
    );
    expect(lobbyStep({ ...seated, people }, 'Ola').to).toBe('agree');
  });

  test('those who are awaited are named', () =>
    expect(lobbyStep(table({ seat: 'S', agreed: [1] }), 'Ola')).toMatchObject({ for: [{ name: 'Jürgen' }] }));
});
