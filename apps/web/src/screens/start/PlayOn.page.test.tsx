// What the start page leads back to, while a deal of the match is played again and otherwise.

import { presetRules, randomDeal, seededChance } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { AppContext, type AppState } from '../../app/app-state';
import { openMatches } from '../../app/matches';
import { createStore } from '../../app/store';
import { keepMatch } from '../../host/saved-match';
import type { MatchSetup } from '../../host/setup';
import type { Decide } from '../../host/thinking/question';
import { until } from '../../testing';
import { PlayOn } from './PlayOn';

const say = await loadMessages('en', 'table');
const setup: MatchSetup = { rules: presetRules('mb.site4'), name: 'Ada', seat: 'S', policy: 'any-seat' };
const given = { deal: randomDeal(seededChance(1)), dealer: 'N', coin: 'first' } as const;

/** The ways of somebody who has begun this match. */
function begun(first: MatchSetup) {
  let clock = 0;
  const matches = openMatches(localStorage, {
    chance: seededChance(2),
    bots: createStore<Decide | undefined>(undefined),
    pace: () => ({ card: 1, trick: 1 }),
    keep: (match) => keepMatch(localStorage, match),
    now: () => {
      clock += 1;
      return clock;
    },
  });
  matches.play(first).next();
  const app = { say, ...matches } as AppState;
  render(
    <AppContext.Provider value={app}>
      <PlayOn />
    </AppContext.Provider>,
    document.body,
  );
  return matches;
}

const notes = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.way small')].map(({ textContent }) => textContent);

afterEach(() => {
  render(null, document.body);
  localStorage.clear();
});

test.each([
  ['a match', setup, say['start.play-on-note']({ number: 1 })],
  ['a single deal', { ...setup, given }, say['start.deal-note']()],
])('%s', (_what, first, note) => {
  begun(first);
  expect(notes()).toEqual([note]);
});

test('a deal played again does not stand for the match, which is led back to, too', async () => {
  const match = say['start.play-on-note']({ number: 1 });
  const matches = begun(setup);
  matches.practise({ ...setup, given }).next();
  await until(() => expect(notes()).toEqual([match, say['start.again-note']()]));
  document.querySelector<HTMLElement>('.way')?.click();
  expect(matches.match.value()?.view.value().setup.given).toBeUndefined();
  await until(() => expect(notes()).toEqual([match]));
});
