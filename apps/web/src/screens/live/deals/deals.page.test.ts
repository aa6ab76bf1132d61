import { loadMessages } from '@minibridge/messages';
import { expect, test } from 'vitest';
import { CODE } from '../../../live/scripted/testing';
import { until } from '../../../testing';
import { button, opened, textOf, words } from '../testing';

// Happy-dom moves nothing.
document.documentElement.dataset.motion = 'none';

const score = await loadMessages('en', 'score');

/** The deals of a table with bots only: two played, and Tom in the east from the second one on. Whoever looks watches. */
async function twoDeals() {
  const page = await opened(`${CODE}/deals`, { isHost: false });
  page.server.happens({ type: 'nameDealer', seat: 'N' });
  page.server.deal();
  page.server.happens({ type: 'seat', seat: 'E', occupant: { kind: 'person', name: 'Tom' } });
  page.server.deal();
  await page.settle();
  await until(() => expect(page.root.querySelector('.live-match')).not.toBeNull());
  return page;
}

/** The four names around a replay, clockwise from the north. */
const namesIn = (root: Element) =>
  ['top', 'right', 'bottom', 'left'].map((place) => textOf(root, `.replay .at-${place} .who strong`));

test('a deal is shown with the names of those who played it, whoever sits there now', async () => {
  const { root, settle } = await twoDeals();
  expect([...root.querySelectorAll('.match-pairs dd')].map((one) => one.textContent)).toEqual([
    'Nina, Sara',
    'Emil (deal 1), Tom (deal 2), Viktor',
  ]);
  for (const [number, east] of [
    [1, 'Emil'],
    [2, 'Tom'],
  ] as const) {
    button(root, words['sheet.deal']({ number })).click();
    await settle();
    expect(root.querySelector('.replay')?.textContent).toContain(east);
    expect(namesIn(root)).toContain(east);
    button(root, score['replay.close']()).click();
    await settle();
  }
});

test('whoever watched hears of seats and sides, never "you"', async () => {
  const { root, settle } = await twoDeals();
  button(root, words['sheet.deal']({ number: 1 })).click();
  await settle();
  button(root, score['replay.last']()).click();
  await settle();
  expect(textOf(root, '.replay-says')).not.toMatch(/\b(you|your)\b/i);
  expect(textOf(root, '.replay-tally')).toMatch(/North–South \d+, East–West \d+/);
});
