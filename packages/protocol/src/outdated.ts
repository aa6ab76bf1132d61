// A command is meant for the table as the person saw it. What has happened since may have taken its meaning away:
// a card tapped in the moment of a redeal must not be played in the new deal, although it may be legal there.

import type { TableEvent } from '@minibridge/table';
import type { Ask } from './ask';
import { type EventName, eventName } from './event-name';

/** What takes the meaning of each ask away; asks without a line are meant whatever happens. */
const OUTDATED_BY: { readonly [A in Ask['type']]?: readonly EventName[] } = {
  act: ['boardOpened', 'recountCalled', 'takenBack'],
  askUndo: ['boardOpened', 'takenBack'],
  answerUndo: ['boardOpened', 'takenBack', 'undoAsked'],
  next: ['boardOpened', 'dealerDrawn', 'dealerNamed', 'matchOpened', 'matchClosed'],
  // Only the pause, and only the person in the seat, that was seen.
  pause: ['resumed'],
  resume: ['paused'],
  replace: ['seated'],
  redeal: ['boardOpened'],
};

/** A card is meant for the trick as it lay there: not for the next one, which another window of the same person has just won. */
const CARD_OUTDATED_BY: readonly EventName[] = ['boardOpened', 'takenBack', 'cardPlayed'];

/** The events that take the meaning of `ask` away. */
export function outdatedBy(ask: Ask): readonly EventName[] {
  if (ask.type === 'act' && ask.action.type === 'play') return CARD_OUTDATED_BY;
  return OUTDATED_BY[ask.type] ?? [];
}

/** Whether one of the events that the person had not seen takes the meaning of `ask` away. */
export function isOutdated(ask: Ask, unseen: readonly TableEvent[]): boolean {
  const by = outdatedBy(ask);
  return unseen.some((event) => by.includes(eventName(event)));
}
