// The ways out of a match, of a deal played again, and of a pause.

import { presetRules, randomDeal, seededChance } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../app/app-state';
import { createStore } from '../../app/store';
import type { SavedMatch } from '../../host/saved-shapes';
import type { MatchSetup } from '../../host/setup';
import { PauseCover } from './PauseCover';
import type { StageProps } from './stage-props';
import { TableMenu } from './TableMenu';
import { viewAfter } from './testing';

const say = await loadMessages('en', 'table');
const rules = presetRules('mb.site4');
const setup: MatchSetup = { rules, name: 'Ada', seat: 'S', policy: 'any-seat' };
const given = { deal: randomDeal(seededChance(1)), dealer: 'N', coin: 'first' } as const;

const ON = viewAfter({ rules, seat: 'S' });
const AGAIN = { ...ON, setup: { ...setup, given } };
const WAITING: SavedMatch = { app: 'minibridge', format: 1, setup, startedAt: 1, log: [] };

function props(view: StageProps['view']): StageProps {
  return { host: { view: createStore(view), send: vi.fn(), next: vi.fn(), goOn: vi.fn(), stop: vi.fn() }, view };
}

function show(what: preact.JSX.Element, waiting?: SavedMatch): HTMLElement {
  const app = { say, waiting: createStore(waiting) } as Partial<AppState> as AppState;
  render(<AppContext.Provider value={app}>{what}</AppContext.Provider>, document.body);
  return document.body;
}

const linksToStart = (root: HTMLElement) =>
  [...root.querySelectorAll('a')].filter((link) => link.getAttribute('href') === '#/').map((link) => link.textContent);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});
afterEach(() => render(null, document.body));

test.each([
  ['a match', ON, undefined, say['menu.title'](), say['table.match']({ length: 'fixed', number: 1, deals: 4 })],
  ['a deal played again', AGAIN, WAITING, say['menu.given-title'](), say['menu.given-note']()],
])('the menu of %s says what is in play, and leads to the start page', (_what, view, waiting, title, note) => {
  const root = show(<TableMenu {...props(view)} onClose={vi.fn()} />, waiting);
  expect([root.querySelector('h2')?.textContent, root.querySelector('.menu-note')?.textContent]).toEqual([title, note]);
  expect(linksToStart(root)).toEqual([say['menu.start']()]);
});

test('a pause leads to the start page, too', () => {
  expect(linksToStart(show(<PauseCover {...props(ON)} />))).toEqual([say['menu.start']()]);
});
