// Hints with others: the same as in a match alone, where the host lets everybody ask.

import { loadMessages } from '@minibridge/messages';
import type { TableSettings } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { CODE } from '../../../live/scripted/testing';
import { until } from '../../../testing';
import { FIRST_SETTINGS, keepTableSettings, keptTableSettings } from '../make/kept-settings';
import { begun, button, onTurn, say } from '../testing';

const hint = await loadMessages('en', 'hint');
const { hints: _none, ...WITHOUT } = FIRST_SETTINGS;

/** It is for the reader to play a card, at a table of these settings; the help was pressed. */
async function helped(settings: TableSettings) {
  const page = await begun();
  page.server.tell({ type: 'settings', table: CODE, settings });
  onTurn(page.server, 'S');
  await page.settle();
  await until(() => expect(page.root.querySelector('.play .seat')).not.toBeNull());
  button(page.root, say['table.help']()).click();
  await page.settle();
  return page;
}

test('who may ask for hints gets the first step of one', async () => {
  const { root } = await helped(FIRST_SETTINGS);
  await until(() => expect(root.querySelectorAll('.hint-says > li')).toHaveLength(1));
  expect(root.querySelector('.hint h2')?.textContent).toBe(hint.title());
});

test('a hint that the host takes away is gone, also when hints come back', async () => {
  const { root, server, settle } = await helped(FIRST_SETTINGS);
  await until(() => expect(root.querySelector('.hint')).not.toBeNull());
  for (const settings of [WITHOUT, FIRST_SETTINGS]) {
    server.tell({ type: 'settings', table: CODE, settings });
    await settle();
    expect(root.querySelector('.hint')).toBeNull();
  }
});

test('where nobody may, the help tells only which cards may be played', async () => {
  const { root } = await helped(WITHOUT);
  expect(root.querySelector('.me .prompt[data-answers]')).not.toBeNull();
  expect(root.querySelector('.hint')).toBeNull();
});

test.each([FIRST_SETTINGS, WITHOUT])('what was chosen for the last table is kept', (settings) => {
  keepTableSettings(localStorage, settings);
  expect(keptTableSettings(localStorage)).toEqual(settings);
});
