import { presetRules } from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { until } from '../../../testing';
import { begun, button, goOnToScore, textOf, untilMatchIsOver, words } from '../testing';

const ANOTHER = { type: 'openMatch', rules: presetRules('mb.site4') } as const;

/** Ola at the score of the last deal. */
async function atLastScore() {
  const page = await begun();
  const { root } = page;
  await untilMatchIsOver(page);
  await until(() => {
    goOnToScore(root);
    expect(root.querySelector('.score-foot')).not.toBeNull();
  });
  return page;
}

const isInLobby = (root: Element): boolean => root.querySelector('.at-table') === null;

test('who still reads the last score stays there when somebody else asks for another match, and goes on when ready', async () => {
  const { root, server, settle } = await atLastScore();
  server.happens(ANOTHER);
  await settle();
  const asked = server.asked.length;
  expect(isInLobby(root)).toBe(false);
  expect(textOf(root, '.live-dealt')).toBe(words['next.opened']());
  button(root, words['next.match']()).click();
  await settle();
  expect(isInLobby(root)).toBe(true);
  expect(server.asked).toHaveLength(asked);
});

test('when the others have begun meanwhile, the way leads to their table', async () => {
  const { root, server, settle } = await atLastScore();
  server.happens(ANOTHER);
  server.happens({ type: 'draw', cards: { N: 'SA', E: 'SK', S: 'SQ', W: 'SJ' } });
  await settle();
  expect(textOf(root, '.live-dealt')).toBe(words['next.dealt']());
  button(root, words['next.match']()).click();
  await settle();
  expect(root.querySelector('.at-table[data-stage=draw]')).not.toBeNull();
});

test('who asks for another match is in the waiting room at once', async () => {
  const { root, settle } = await atLastScore();
  button(root, words['next.match']()).click();
  await settle();
  await settle();
  expect(isInLobby(root)).toBe(true);
});
