// Playing a deal the way a person does: look what is to be done, do it, look again.

import type { Card } from '@minibridge/bridge';
import { expect, type Page } from '@playwright/test';
import { type Due, due, type Stage } from './due';
import { type Pointer, playCard, press, pressCard } from './hand';

export type Player = {
  readonly page: Page;
  readonly pointer: Pointer;
  /** Looks around when a card is to be played, and says which of those that stand ready; the first, if nothing is said. */
  readonly pick?: (cards: readonly Card[]) => Promise<Card | undefined>;
};

/** Until when: a stage is reached, it is the person's turn to play a card, or whatever else. */
export type Until = Stage | 'turn' | ((now: Due) => Promise<boolean>);

async function isReached(until: Until, now: Due): Promise<boolean> {
  if (typeof until === 'function') return until(now);
  if (until === 'turn') return now.is === 'card';
  return now.is === until || ('stage' in now && now.stage === until);
}

async function leaveStage({ page, pointer }: Player, stage: Stage): Promise<void> {
  const table = page.locator('.at-table');
  const main = table.locator('.btn.main').first();
  await press(pointer, main);
  if (stage === 'count') {
    // Saying one's number leaves the stage only when everybody has spoken.
    await expect(async () => {
      const isHere = (await table.getAttribute('data-stage')) === 'count' && (await main.isVisible());
      expect(isHere).toBe(false);
    }).toPass();
  } else await expect(table).not.toHaveAttribute('data-stage', stage);
}

/** Partners agree: the person says "me", and gives in if partner has said otherwise. */
async function agree({ page, pointer }: Player): Promise<void> {
  const table = page.locator('.at-table');
  const [mine, partners] = [table.locator('.do .btn').first(), table.locator('.do .btn').last()];
  await press(pointer, mine);
  await expect(async () => {
    await expect(table).not.toHaveAttribute('data-stage', 'agree', { timeout: 3000 });
  })
    .toPass({ timeout: 5000 })
    .catch(() => press(pointer, partners));
}

/** The first contract of the grid that may be chosen. */
async function chooseContract({ page, pointer }: Player): Promise<void> {
  const cell = page.getByRole('radiogroup').locator('[role=radio]:not([aria-disabled])').first();
  await press(pointer, cell);
  await expect(cell).toHaveAttribute('aria-checked', 'true');
  await press(pointer, page.locator('.at-table .btn.main'));
  await expect(page.locator('.at-table')).toHaveAttribute('data-stage', 'play');
}

async function playOne({ page, pointer, pick }: Player, ready: readonly Card[]): Promise<void> {
  const card = (await pick?.(ready)) ?? ready[0];
  if (card !== undefined) await playCard(page, pointer, card);
}

/** Does what is due. */
export async function act(player: Player, now: Due): Promise<void> {
  const { page, pointer } = player;
  switch (now.is) {
    case 'lesson':
      return press(pointer, page.locator('.lesson-do.go'));
    case 'honours':
      for (const card of now.cards) await pressCard(page, pointer, card);
      return undefined;
    case 'button':
      return now.stage === 'agree' ? agree(player) : leaveStage(player, now.stage);
    case 'contract':
      return chooseContract(player);
    case 'card':
      return playOne(player, now.cards);
    case 'score':
      return leaveStage(player, 'score');
  }
}

/** Plays on until then. A deal of 20 and 20 is dealt again on the way. */
export async function playUntil(player: Player, until: Until): Promise<Due> {
  for (;;) {
    const now = await due(player.page);
    if (await isReached(until, now)) return now;
    await act(player, now);
  }
}

/** Goes on from a score to the next deal and plays it to its score. */
export async function nextDeal(player: Player): Promise<void> {
  await leaveStage(player, 'score');
  await playUntil(player, 'score');
}
