import { presetRules } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import type { Person } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { CODE } from '../../../live/scripted/testing';
import { until } from '../../../testing';
import { ruleLines } from '../lobby/rule-lines';
import { begun, button, FRIENDS, goOnToScore, say, textOf, untilMatchIsOver, words } from '../testing';

const rules = await loadMessages('en', 'rules');
const NOW = presetRules('mb.site4');
const NEXT = presetRules('mb.nt-first');
const OLA: Person = { who: 1, name: 'Ola', seat: 'S', is: 'here' };

const linesIn = (root: Element, selector: string) =>
  [...root.querySelectorAll(`${selector} li`)].map((li) => li.textContent);

/** Ola at a table whose host has laid other rules for the next match. */
async function withNextRules(me: Person) {
  const page = await begun({ seat: 'S', isHost: false, people: FRIENDS.slice(0, 1) });
  page.server.tell({ type: 'ruleCard', table: CODE, card: 2, rules: NEXT, agreed: [2] });
  page.server.tell({ type: 'people', table: CODE, host: 2, people: [me, ...FRIENDS.slice(1)] });
  await page.settle();
  return page;
}

test('who sits down in mid-match reads the rules of this match, and what will be different in the next one', async () => {
  const { root, server, settle } = await withNextRules({ ...OLA, unread: true });
  const undo = server.table().policy.undo;
  const [now, next] = [ruleLines({ rules, say }, NOW, undo), ruleLines({ rules, say }, NEXT, undo)];
  expect(linesIn(root, 'dialog .live-rules')).toEqual(now);
  expect(linesIn(root, 'dialog .live-next-rules')).toEqual(next.filter((line) => !now.includes(line)));
  expect(textOf(root, 'dialog')).not.toContain(words['lobby.agree-anew']());
  const before = server.carriedOut.length;
  button(root, words['lobby.agree']()).click();
  await settle();
  expect(server.carriedOut).toHaveLength(before + 1);
  // It came by itself, so that there is no button to which the focus could go back.
  server.tell({ type: 'ruleCard', table: CODE, card: 2, rules: NEXT, agreed: [1, 2] });
  await settle();
  expect(root.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(root.querySelector('.stage h1'));
});

test('who plays already is not disturbed, and reads the rules of the next match before it begins', async () => {
  const { root, server, settle } = await withNextRules(OLA);
  expect(root.querySelector('dialog')).toBeNull();
  button(root, say['draw.deal']()).click();
  await settle();
  server.happens({ type: 'throwAway' });
  server.deal();
  await settle();
  expect(root.querySelector('dialog')).toBeNull();
});

test('once the match is over, whoever has not agreed reads the rules of the next one, agrees, and may begin it', async () => {
  const page = await withNextRules(OLA);
  const { root, server, settle } = page;
  await untilMatchIsOver(page);
  await until(() => {
    goOnToScore(root);
    button(root, words['next.rules']()).click();
  });
  await settle();
  const undo = server.table().policy.undo;
  expect(linesIn(root, 'dialog .live-rules')).toEqual(ruleLines({ rules, say }, NEXT, undo));
  button(root, words['lobby.agree']()).click();
  server.tell({ type: 'ruleCard', table: CODE, card: 2, rules: NEXT, agreed: [1, 2] });
  await settle();
  expect(root.querySelector('dialog')).toBeNull();
  expect(textOf(root, '.score-foot .main')).toBe(words['next.match']());
});

test('the host sees at once that the rules were taken', async () => {
  const { root, settle } = await begun();
  button(root, words['menu.people']()).click();
  await settle();
  button(root, words['host.rules-do']()).click();
  await settle();
  expect(textOf(root, 'dialog .live-taken')).toBe(words['host.rules-taken']({ from: 'now' }));
  button(root, words['host.settings-do']()).click();
  await settle();
  expect(textOf(root, '.live-more:last-of-type .live-taken')).toBe(words['host.settings-taken']());
});
