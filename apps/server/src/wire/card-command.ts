// The message that comes with every card, read at a glance where it is written as our own clients write it. Everything else is for the decoder.

import { cardAt, isCard, isSeat, placeInPack } from '@minibridge/bridge';
import { type ClientMessageOf, isCode, LIMITS } from '@minibridge/protocol';

const { idShortest, idLongest } = LIMITS;

/** One digit less than `LIMITS.events` has: what is longer is for the decoder. */
const SEEN = `0|[1-9]\\d{0,${String(LIMITS.events).length - 2}}`;

/** No sign in it that JSON writes in more than one way. */
const CARD_COMMAND = new RegExp(
  `^\\{"type":"command","id":"([\\w-]{${idShortest},${idLongest}})","table":"([A-Z]+)","seen":(${SEEN}),` +
    '"ask":\\{"type":"act","action":\\{"type":"play","by":"(\\w)","card":"(\\w\\w)"\\}\\}\\}$',
);

/** Exactly what the decoder makes of `text`; absent: ask the decoder. */
export function cardCommand(text: unknown): ClientMessageOf<'command'> | undefined {
  const parts = typeof text === 'string' ? CARD_COMMAND.exec(text) : null;
  if (parts === null) return undefined;
  const [, id = '', table = '', seen, by = '', card = ''] = parts;
  if (!isCode('table', table) || !isSeat(by) || !isCard(card)) return undefined;
  // The pack's own text: one for all tables, instead of one for each card played.
  const ask = { type: 'act', action: { type: 'play', by, card: cardAt(placeInPack(card)) } } as const;
  return { type: 'command', id, table, seen: Number(seen), ask };
}
