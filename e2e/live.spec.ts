/** Friends at one table: two browsers in two languages and two bots, a reload in mid-trick, and a server killed in mid-trick. */
import { expect } from '@playwright/test';
import { cardsSeen, isInMidTrick, isScored, meet, play, playToCard, test, totals } from './support/friends';

test('a match in two languages goes on through a reload and a killed server', async ({ comes, server }) => {
  test.setTimeout(120_000);
  const ola = await comes({ name: 'Ola', language: 'pl', seat: 'S' }, { deals: 2 });
  const jurgen = await comes({ name: 'Jürgen', language: 'de', seat: 'W' });
  const both = [ola, jurgen] as const;
  const link = await meet(both);

  await test.step('a reload in mid-trick leads back to the same cards', async () => {
    const one = await playToCard(both, (each) => isInMidTrick(each, 12));
    const before = await cardsSeen(one);
    await one.page.reload();
    await expect(async () => expect(await cardsSeen(one)).toEqual(before)).toPass();
  });

  await test.step('a killed server: said plainly, and nothing is lost', async () => {
    const one = await playToCard(both, (each) => isInMidTrick(each, 9));
    const before = await cardsSeen(one);
    await server.kill();
    for (const { page, words } of both) {
      await expect(page.locator('.live-line')).toHaveText(words.live['line.cut']());
    }
    await server.start();
    for (const { page } of both) await expect(page.locator('.live-line')).toHaveCount(0);
    expect(await cardsSeen(one)).toEqual(before);
  });

  await test.step('a phrase is read in the own language', async () => {
    await play(both, isScored);
    await ola.page.getByRole('button', { name: ola.words.live['menu.say']() }).click();
    await ola.page.getByRole('button', { name: ola.words.live['phrase.well-played']() }).click();
    const phrase = jurgen.words.live['phrase.well-played']();
    await expect(
      jurgen.page.locator('.toast', { hasText: jurgen.words.live['say.heard']({ name: 'Ola', phrase }) }),
    ).toBeVisible();
  });

  await test.step('the match is played to its end, and both have the same sheet', async () => {
    await ola.page.getByRole('button', { name: ola.words.live['next.deal']() }).click();
    await jurgen.page.getByRole('button', { name: jurgen.words.live['next.deal']() }).click();
    await play(both, isScored);
    expect(await totals(ola)).toEqual(await totals(jurgen));
    await expect(ola.page.getByRole('button', { name: ola.words.live['next.match']() })).toBeVisible();
  });

  await test.step('every deal was the promised one', async () => {
    await ola.page.goto(`${link}/deals`);
    for (const number of [1, 2]) {
      await expect(ola.page.getByText(ola.words.live['sheet.fair-right']({ number }))).toBeVisible();
    }
  });
});
