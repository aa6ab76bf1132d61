// The pages of live tables in tests: at a server that plays a script, in English.

import {
  type Action,
  type Agreeing,
  type Board,
  type Choosing,
  legalActions,
  randomDeal,
  type Seat,
  seededChance,
} from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import type { Person } from '@minibridge/protocol';
import { waitingFor } from '@minibridge/table';
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { AppContext, type AppState } from '../../app/app-state';
import type { Route } from '../../app/route';
import { createStore } from '../../app/store';
import type { Script } from '../../live/scripted/script';
import { CODE, TestServer } from '../../live/scripted/testing';
import { testLive } from '../../live/testing';
import { firstSettings, type Settings } from '../../settings/settings';
import { until } from '../../testing';
import { LiveScreen } from './LiveScreen';

export const [say, words, setup] = await Promise.all([
  loadMessages('en', 'table'),
  loadMessages('en', 'live'),
  loadMessages('en', 'setup'),
]);
await loadMessages('en', 'rules');

export const FRIENDS: readonly Person[] = [
  { who: 1, name: 'Ola', seat: 'S', is: 'here' },
  { who: 2, name: 'Jürgen', seat: 'N', is: 'here' },
];

let shown: Element | undefined;

/** The page at this address, at a server that plays this script. */
export async function opened(
  at: string | undefined,
  script: Script = {},
  settings: Partial<Settings> = { name: 'Ola' },
) {
  const server = new TestServer(script);
  const page = testLive(server);
  const went: Route[] = [];
  const app = {
    say,
    settings: { ...firstSettings('en', false), ...settings },
    match: createStore(undefined),
    waiting: createStore(undefined),
    change: () => undefined,
    go: (route: Route) => went.push(route),
  } as unknown as AppState;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  shown = root;
  render(h(AppContext.Provider, { value: app }, h(LiveScreen, { at, live: page.live })), root);
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) await page.settle();
  };
  await settle();
  return { server, settle, went, root, timers: page.timers };
}

export const textOf = (root: Element, selector: string): string =>
  (root.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export function button(root: Element, text: string): HTMLElement {
  const found = [...root.querySelectorAll<HTMLElement>('button, summary, a')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(text),
  );
  if (!found) throw new Error(`There is no "${text}".`);
  return found;
}

/** The same, with the first match begun. */
export async function begun(script: Script = { seat: 'S', people: FRIENDS.slice(0, 1) }) {
  const page = await opened(CODE, script);
  button(page.root, words['lobby.start']()).click();
  await page.settle();
  await until(() => expect(page.root.querySelector('.at-table h1')).not.toBeNull());
  return page;
}

type OpenPage = Awaited<ReturnType<typeof opened>>;

/** From the draw to the last trick of a match, which the people end after its first deal. */
export async function untilMatchIsOver({ root, server, settle }: OpenPage): Promise<void> {
  button(root, say['draw.deal']()).click();
  await settle();
  server.happens({ type: 'throwAway' });
  server.deal();
  server.happens({ type: 'close', why: 'people' });
  await settle();
}

/** Presses what leads on from the last trick to the score. */
export function goOnToScore(root: Element): void {
  const onwards = [say['table.go-on'](), say['play.see-score']()];
  for (const one of root.querySelectorAll('button')) if (onwards.includes(one.textContent ?? '')) one.click();
}

/** The next thing that may be done; absent: nobody may do anything. */
function nextAction(server: TestServer): Action | undefined {
  const [seat] = waitingFor(server.table());
  const { board } = server.table();
  return seat && board ? legalActions(board, seat)[0] : undefined;
}

/** What is done next is done, whatever it is. */
function goOn(server: TestServer): Action {
  const action = nextAction(server);
  if (action === undefined) throw new Error('Nobody may do anything.');
  server.happens({ type: 'act', action });
  return action;
}

/** Deals, and goes on until the board is so far. */
function untilPhase<P extends Board['phase']>(server: TestServer, phase: P): Extract<Board, { phase: P }> {
  const isThere = (board: Board | undefined): board is Extract<Board, { phase: P }> => board?.phase === phase;
  server.happens({ type: 'deal', deal: randomDeal(seededChance(1)), coin: 'first' });
  for (;;) {
    const { board } = server.table();
    if (isThere(board)) return board;
    goOn(server);
  }
}

/** Deals, and goes on until a pair is to settle who declares. */
export function untilAgreeing(server: TestServer): Agreeing {
  return untilPhase(server, 'agreeing');
}

/** Deals, and goes on until declarer is to choose the contract. */
export function untilChoosing(server: TestServer): Choosing {
  return untilPhase(server, 'choosing');
}

/** Deals, and goes on until it is for `seat` to play a card. */
export function onTurn(server: TestServer, seat: Seat): void {
  untilChoosing(server);
  const isDue = (): boolean => server.table().board?.phase === 'play' && waitingFor(server.table()).includes(seat);
  while (!isDue()) goOn(server);
}

/** Deals, and goes on to the opening lead. */
export function openingLead(server: TestServer): Extract<Action, { type: 'play' }> {
  untilChoosing(server);
  for (;;) {
    const action = goOn(server);
    if (action.type === 'play') return action;
  }
}

/** Happy-dom knows no motion, and no modal dialogs; open ones are enough here. */
beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.motion = 'none';
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});

/** Nothing of the page goes on after its test. */
afterEach(() => {
  if (shown) render(null, shown);
  shown = undefined;
});
