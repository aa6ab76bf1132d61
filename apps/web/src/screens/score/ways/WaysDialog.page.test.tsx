import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { firstSettings } from '../../../settings/settings';
import { finished } from '../testing';
import { WaysDialog } from './WaysDialog';

const [say, review] = [await loadMessages('en', 'table'), await loadMessages('en', 'review')];
const app = { say, settings: firstSettings('en', false) } as AppState;

beforeEach(() =>
  render(
    <AppContext.Provider value={app}>
      <WaysDialog board={finished('part H')} review={review} onClose={vi.fn()} />
    </AppContext.Provider>,
    document.body,
  ),
);
afterEach(() => render(null, document.body));

const rows = (): readonly string[] =>
  [...document.querySelectorAll('.both-ways > div')].map((row) => row.textContent ?? '');
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

async function played(): Promise<readonly string[]> {
  press('footer .btn.main');
  await vi.waitFor(() => expect(rows().length).toBe(2));
  return rows();
}

test('what happened and what bots make of it, one above the other', async () => {
  const [first, second] = await played();
  expect(first).toContain(`${review['ways-first']()}Part-score in hearts by South`);
  expect(second).toContain(`${review['ways-second']()}Part-score in hearts by South`);
});

test('the other partner, and another contract; a new choice takes the old result away', async () => {
  press('input[value="N"]');
  await vi.waitFor(async () => expect((await played())[1]).toContain('by North'));
  press('[role=radio]:not([aria-disabled])');
  await vi.waitFor(() => expect(rows()).toEqual([]));
  expect((await played())[0]).toContain('Part-score in hearts by South');
});
