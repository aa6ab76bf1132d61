// What is told of the people of a table: who is there, the rule card, the settings.

import {
  encodeNotice,
  type Notice,
  type NoticeOf,
  type Person,
  type Presence,
  type TableCode,
  type Who,
} from '@minibridge/protocol';
import { type Attendant, attendant, type People, promiseTo } from './people.ts';

/** Whether somebody has a connection now, at any process. */
export type IsHere = (who: Who) => boolean;

export function presenceOf({ who, botPlays }: Attendant, isHere: IsHere): Presence {
  if (botPlays) return 'bot-plays';
  return isHere(who) ? 'here' : 'away';
}

function personOf(people: People, one: Attendant, isHere: IsHere): Person {
  const promise = promiseTo(people, one.who);
  // Who sits plays under the own name until the seat is exchanged; who has none yet is called as they will be.
  const name = one.seat === undefined ? (promise?.name ?? one.name) : one.name;
  const isUnread = one.seat !== undefined && one.agreed < people.matchCard;
  return {
    who: one.who,
    ...(name !== undefined && { name }),
    ...(one.seat !== undefined && { seat: one.seat }),
    ...(promise !== undefined && { next: promise.seat }),
    ...(isUnread && { unread: true }),
    is: presenceOf(one, isHere),
  };
}

/** Everybody with a seat or the promise of one, the host, and those who watch just now. */
export function isListed(people: People, one: Attendant, isHere: IsHere): boolean {
  if (one.removed) return false;
  const hasPlace = one.seat !== undefined || promiseTo(people, one.who) !== undefined;
  return hasPlace || one.who === people.host || isHere(one.who);
}

export function peopleNotice(table: TableCode, people: People, isHere: IsHere): NoticeOf<'people'> {
  const listed = people.everybody.filter((one) => isListed(people, one, isHere));
  return { type: 'people', table, host: people.host, people: listed.map((one) => personOf(people, one, isHere)) };
}

/** Those who sit and have agreed to the newest card. */
function ruleCardNotice(table: TableCode, { ruleCard, everybody }: People): NoticeOf<'ruleCard'> {
  const agreed = everybody.filter(({ seat, agreed: card }) => seat !== undefined && card === ruleCard.card);
  return { type: 'ruleCard', table, ...ruleCard, agreed: agreed.map(({ who }) => who) };
}

/** All that a newcomer is told. */
export function houseNotices(table: TableCode, people: People, isHere: IsHere): readonly Notice[] {
  const settings = { type: 'settings', table, settings: people.settings } as const;
  return [peopleNotice(table, people, isHere), ruleCardNotice(table, people), settings];
}

/** The people of a table, and who of them is here, at one moment. */
export type Seen = { readonly people: People; readonly isHere: IsHere };

/**
 * Whoever takes a seat back on another device was here, and is again in a moment; so is whoever comes back for whom a bot has played.
 * Nobody is told of the moment between, in which the first device has left already, or the bot.
 */
function isOnTheWay({ before, after }: { before: Seen; after: Seen }, who: Who): boolean {
  const [was, is] = [attendant(before.people, who), attendant(after.people, who)];
  if (was === undefined || is === undefined) return false;
  const hasMoved = before.isHere(who) && was.devices !== is.devices;
  return hasMoved || (was.botPlays && !is.botPlays && was.seat === is.seat);
}

/** What is to be told again after a change: of the people, or of who of them is here. */
export function changedNotices(table: TableCode, { before, after }: { before: Seen; after: Seen }) {
  if (before.people === after.people) return [];
  const isHere: IsHere = (who) => after.isHere(who) || isOnTheWay({ before, after }, who);
  const known = new Set(houseNotices(table, before.people, before.isHere).map(encodeNotice));
  return houseNotices(table, after.people, isHere).filter((notice) => !known.has(encodeNotice(notice)));
}
