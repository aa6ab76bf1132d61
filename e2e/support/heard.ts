// Every byte that a page or a program got from the table server: what happened, and cards in it that must not be known.

import { type Card, dealOfId, isCard, type Seat, type Viewer } from '@minibridge/bridge';
import { decodeServer } from '@minibridge/protocol';
import { evolveTable, type Table, type TableEvent } from '@minibridge/table';
import type { Page } from '@playwright/test';
import { cardsSeen } from '../../packages/bridge/fixtures/seen-cards';

/** Suits in their order with dots between: a hand as it travels. */
const HAND = /"([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)"/g;

/** Words whose cards are everybody's: drawn for the deal, or proved after it. */
const OPEN = /,"(draw|proof)",/;

/** Every card that a text names, alone or in a hand, read from the bytes without any decoder. */
function cardsIn(text: string): readonly Card[] {
  const alone = [...text.matchAll(/"([SHDC][AKQJT2-9])"/g)].map(([, card = '']) => card);
  const held = [...text.matchAll(HAND)].flatMap(([, ...suits]) =>
    suits.flatMap((ranks, place) => [...ranks].map((rank) => `${'SHDC'[place]}${rank}`)),
  );
  return [...alone, ...held].filter(isCard);
}

/** What a reader of the texts knows after one of them. */
type Known = {
  readonly text: string;
  readonly viewer: Viewer;
  readonly table: Table | undefined;
  /** Of the table, in order and each once; what was sent again is not here. */
  readonly log: readonly TableEvent[];
};

const NOTHING: Omit<Known, 'text'> = { viewer: { as: 'kibitzer' }, table: undefined, log: [] };

function after(known: Omit<Known, 'text'>, text: string): Known {
  const decoded = decodeServer(text);
  if (!decoded.ok) throw new Error(`not understood: ${text}`);
  const message = decoded.value;
  if (message.type === 'watching') {
    const kept = message.anew || message.seen === 0 ? NOTHING : known;
    return { ...kept, viewer: message.viewer, text };
  }
  if (message.type !== 'released' || message.number !== known.log.length) return { ...known, text };
  return { ...known, text, table: evolveTable(known.table, message.event), log: [...known.log, message.event] };
}

/** What has been read already of texts that still come. */
const READ = new WeakMap<readonly string[], Known[]>();

/** The texts of one table in order, each with what is known then. */
export function told(texts: readonly string[]): readonly Known[] {
  const all = READ.get(texts) ?? [];
  READ.set(texts, all);
  for (const text of texts.slice(all.length)) all.push(after(all.at(-1) ?? NOTHING, text));
  return all;
}

/** Cards in these texts that `viewer` must not know in that moment, with the text; absent viewer: the one whom the server named. */
export function leaksIn(texts: readonly string[], viewer?: Viewer): readonly string[] {
  return told(texts).flatMap(({ text, table, ...known }) => {
    if (OPEN.test(text)) return [];
    const steps = table?.board ? [{ events: table.boardLog, board: table.board, views: [] }] : [];
    const seen = cardsSeen(viewer ?? known.viewer, steps);
    return cardsIn(text).flatMap((card) => (seen.has(card) ? [] : `${card} in ${text}`));
  });
}

/** What happened as the last of these texts left it. */
export function logOf(texts: readonly string[]): readonly TableEvent[] {
  return told(texts).at(-1)?.log ?? [];
}

/** What everybody at the table is told. */
export function publicPart(log: readonly TableEvent[]): readonly TableEvent[] {
  return log.filter((event) => event.type !== 'onBoard' || !['handDealt', 'handShown'].includes(event.event.type));
}

/** The cards of the newest deal in the order in which they were played; one that was taken back is there still. */
export function cardsOf(texts: readonly string[]): readonly Card[] {
  const events = logOf(texts).flatMap((event) => (event.type === 'onBoard' ? [event.event] : []));
  const deal = events.slice(events.findLastIndex(({ type }) => type === 'boardOpened'));
  return deal.flatMap((event) => (event.type === 'cardPlayed' ? [event.card] : []));
}

/** Ids of proved deals that were named before their proof, and hands that were not the proved ones. */
export function unfairIn(texts: readonly string[]): readonly string[] {
  const steps = told(texts);
  return logOf(texts).flatMap((event, at, log) => {
    if (event.type !== 'dealProved') return [];
    const { deal } = event.proof;
    const isEarly = texts
      .slice(
        0,
        steps.findIndex(({ log }) => log.length > at),
      )
      .some((text) => text.includes(deal));
    const dealt = log
      .slice(0, at)
      .flatMap((one) => (one.type === 'onBoard' && one.event.type === 'handDealt' ? [one.event] : []))
      .at(-1);
    const full = dealOfId(deal);
    const isOther = dealt !== undefined && (!full.ok || full.value[dealt.seat].join() !== dealt.hand.join());
    return [...(isEarly ? [`${deal} before its time`] : []), ...(isOther ? [`${dealt.hand} is not of ${deal}`] : [])];
  });
}

/** All texts that `page` gets by WebSocket, as they come; to be called before the page is opened. */
export function hearing(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(payload.toString())));
  return texts;
}

/** Who declares in the newest deal. */
export function declarerIn(texts: readonly string[]): Seat | undefined {
  const board = told(texts).at(-1)?.table?.board;
  return board !== undefined && 'declarer' in board ? board.declarer : undefined;
}
