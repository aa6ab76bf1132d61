// What has really happened, from the log that the page keeps: the truth beside what is on the screen.

import { type Card, type Hand, SEATS, type Seat } from '@minibridge/bridge';
import type { BotLevel, TableEvent } from '@minibridge/table';
import type { Page } from '@playwright/test';

export type PlayedCard = { readonly seat: Seat; readonly card: Card };

async function eventsOf(page: Page): Promise<readonly TableEvent[]> {
  const text = await page.evaluate(() => localStorage.getItem('minibridge.match'));
  return text === null ? [] : (JSON.parse(text) as { readonly log: readonly TableEvent[] }).log;
}

/** The events of the deal that is on. */
async function boardEventsOf(page: Page) {
  const events = (await eventsOf(page)).flatMap((event) => (event.type === 'onBoard' ? [event.event] : []));
  return events.slice(events.findLastIndex(({ type }) => type === 'boardOpened'));
}

export async function cardsPlayed(page: Page): Promise<readonly PlayedCard[]> {
  const events = await boardEventsOf(page);
  return events.flatMap((event) => (event.type === 'cardPlayed' ? [{ seat: event.seat, card: event.card }] : []));
}

/** All four hands as they were dealt. */
export async function handsDealt(page: Page): Promise<readonly { readonly seat: Seat; readonly hand: Hand }[]> {
  const events = await boardEventsOf(page);
  return events.flatMap((event) => (event.type === 'handDealt' ? [{ seat: event.seat, hand: event.hand }] : []));
}

/** The levels of the bots at the table, in the order of the seats. */
export async function levelsOf(page: Page): Promise<readonly BotLevel[]> {
  const [opened] = await eventsOf(page);
  if (opened?.type !== 'tableOpened') return [];
  return SEATS.flatMap((seat) => {
    const occupant = opened.seating[seat];
    return occupant.kind === 'bot' ? [occupant.level] : [];
  });
}
