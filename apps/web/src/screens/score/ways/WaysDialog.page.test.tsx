import type { Seat } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { firstSettings } from '../../../settings/settings';
import { until } from '../../../testing';
import { finished } from '../testing';
import { WaysDialog } from './WaysDialog';

const say = await loadMessages('en', 'table');
const [words, review] = [await loadMessages('en', 'score'), await loadMessages('en', 'review')];
const app = { say, settings: firstSettings('en', false) } as AppState;

/** The example deal, declared by south, as it is shown to `you`. */
function show(you: Seat | undefined): void {
  render(null, document.body);
  render(
    <AppContext.Provider value={app}>
      <WaysDialog board={finished('part H')} words={words} you={you} review={review} onClose={vi.fn()} />
    </AppContext.Provider>,
    document.body,
  );
}

beforeEach(() => show('S'));
afterEach(() => render(null, document.body));

const rows = (): readonly string[] =>
  [...document.querySelectorAll('.both-ways > div')].map((row) => row.textContent ?? '');
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

async function played(): Promise<readonly string[]> {
  press('footer .btn.main');
  await until(() => expect(rows().length).toBe(2));
  return rows();
}

test('what happened and what bots make of it, one above the other', async () => {
  const [first, second] = await played();
  expect(first).toContain(`${review['ways-first']()}Part-score in hearts by South`);
  expect(second).toContain(`${review['ways-second']()}Part-score in hearts by South`);
});

test('the other partner, and another contract; a new choice takes the old result away', async () => {
  press('input[value="N"]');
  await until(async () => expect((await played())[1]).toContain('by North'));
  press('[role=radio]:not([aria-disabled])');
  await until(() => expect(rows()).toEqual([]));
  expect((await played())[0]).toContain('Part-score in hearts by South');
});

/** What each way brought and for whom, and the sentence below. */
async function brought() {
  await played();
  const [first, second] = [...document.querySelectorAll('.both-ways .num')].map((cell) => cell.textContent ?? '');
  const points = [first, second].map((text = '') => Number(text.replace('−', '-').replace(/[^-\d]/g, '')));
  const [one = 0, two = 0] = points;
  return { first, points, gain: two - one, end: document.querySelector('.ways-end')?.textContent };
}

test('points and sentence are from the side of the reader: better for declarer is worse for a defender', async () => {
  const declarer = await brought();
  show('W');
  const defender = await brought();
  expect(declarer.first).toContain('North–South');
  expect(defender.first).toContain('East–West');
  expect(defender.points).toEqual(declarer.points.map((points) => 0 - points));
  expect(declarer.gain).toBeGreaterThan(0);
  expect(declarer.end).toBe(review['way-more']({ points: declarer.gain }));
  expect(defender.end).toBe(review['way-fewer']({ points: declarer.gain }));
});

test('one who watched is told for which side', async () => {
  show(undefined);
  const { first, gain, end } = await brought();
  expect(first).toContain('North–South');
  expect(end).toBe(words['ways.more-sides']({ side: gain > 0 ? 'NS' : 'EW', points: Math.abs(gain) }));
});
