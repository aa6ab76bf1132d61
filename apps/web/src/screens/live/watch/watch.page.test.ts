import { partner, presetRules, type Rules, seatsOf } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { CODE } from '../../../live/scripted/testing';
import { button, opened, say, textOf, untilAgreeing, untilChoosing, words } from '../testing';

test('whoever only watches sees the table and may take a seat', async () => {
  const { root, server, settle } = await opened(CODE, { isHost: false });
  server.happens({ type: 'nameDealer', seat: 'N' });
  await settle();
  expect(textOf(root, '.at-table h1')).toBe(words['named.deals-first']({ name: 'Nina' }));
  expect(textOf(root, '.live-bar-title')).toBe(words['watch.title']());
  button(root, words['watch.sit']()).click();
  await settle();
  const tiles = [...root.querySelectorAll('.dialog .tile')].map((tile) => textOf(tile, 'small'));
  expect(tiles).toEqual(['Nina', 'Emil', 'Sara', 'Viktor'].map((bot) => words['watch.sit-bot']({ bot })));
});

test('whoever watches sees the draw for the first deal', async () => {
  const { root, server, settle } = await opened(CODE, { isHost: false });
  server.happens({ type: 'draw', cards: { N: 'S3', E: 'HK', S: 'D7', W: 'C2' } });
  await settle();
  expect(textOf(root, '.at-table h1')).toBe(words['named.deals-first']({ name: 'Emil' }));
  expect(textOf(root, '.ask p')).toBe(say['draw.note']());
  const cards = [...root.querySelectorAll<HTMLElement>('.round .card')].map(({ dataset: { s = '', r = '' } }) => s + r);
  expect(new Set(cards)).toEqual(new Set(['S3', 'HK', 'D7', 'C2']));
});

test('whoever watches sees the cards that lie open while the contract is chosen, and whose they are', async () => {
  const { root, server, settle } = await opened(CODE, { isHost: false });
  server.happens({ type: 'nameDealer', seat: 'N' });
  const board = untilChoosing(server);
  await settle();
  const dummy = partner(board.declarer);
  const { name } = server.table().seating[dummy];
  const whose = words['named.open-hand']({ hand: 'dummy', name });
  expect(textOf(root, '.ask p')).toBe(whose);
  expect(root.querySelector('.cols')?.getAttribute('aria-label')).toBe(whose);
  const cards = [...root.querySelectorAll<HTMLElement>('.cols .card')].map(({ dataset: { s = '', r = '' } }) => s + r);
  expect(new Set(cards)).toEqual(new Set(board.hands[dummy]));
});

test('whoever watches reads for whom the table waits: for a pair that decides, or for the end of a pause', async () => {
  const rules: Rules = { ...presetRules('mb.site4'), declarer: 'partners_choose' };
  const { root, server, settle } = await opened(CODE, { isHost: false, rules });
  const title = async (): Promise<string> => {
    await settle();
    return textOf(root, '.at-table h1');
  };
  server.happens({ type: 'nameDealer', seat: 'N' });
  const [one = 'N', other = 'N'] = seatsOf(untilAgreeing(server).side);
  const { seating } = server.table();
  const decide = words['named.pair-decides']({ one: seating[one].name, other: seating[other].name });
  expect(await title()).toBe(decide);
  server.happens({ type: 'pause', by: 'E' });
  expect(await title()).toBe(words['news.paused']({ you: 'no', name: 'Emil' }));
  server.happens({ type: 'resume', by: 'E' });
  expect(await title()).toBe(decide);
});
