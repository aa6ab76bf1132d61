// Makers for tests: text in, bridge out. They throw on bad text, since a test's text is a bug when it is wrong.

import type { Action } from './board/action';
import { type Card, isCard } from './cards/card';
import type { Hand } from './cards/hand';
import type { Contract } from './contract/contract';
import { isStrain, type Strain } from './contract/strain';
import type { FullDeal, PointsBySeat } from './deal/full-deal';
import { isSeat, SEATS, type Seat } from './deal/seat';
import { isPresetId } from './minibridge/preset-ids';
import { presetRules } from './minibridge/presets';
import type { Rules, Switches } from './minibridge/rules';
import { contractText, parseContract } from './notation/contract-text';
import { parseDeal, parseHand } from './notation/hand-text';
import type { Result } from './result';

function accepted<T, R>(result: Result<T, R>, text: string): T {
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** `'AT52.K843.7.Q962'` */
export function hand(text: string): Hand {
  return accepted(parseHand(text), text);
}

/** `'N:AT52.K843.7.Q962 … … …'` */
export function deal(text: string): FullDeal {
  return accepted(parseDeal(text), text);
}

/** `'game S'` */
export function contract(text: string): Contract {
  return accepted(parseContract(text), text);
}

/** `'N'` */
export function seat(text: string): Seat {
  if (!isSeat(text)) throw new Error(`${text} is no seat`);
  return text;
}

/** `'NT'` */
export function strain(text: string): Strain {
  if (!isStrain(text)) throw new Error(`${text} is no strain`);
  return text;
}

/** `'HQ'` */
export function card(text: string): Card {
  if (!isCard(text)) throw new Error(`${text} is no card`);
  return text;
}

/** `'HQ HK H2 H6'`, in this order. */
export function cards(text: string): readonly Card[] {
  return text.split(' ').filter(Boolean).map(card);
}

/** `'N9 E5 S16 W10'` */
export function points(text: string): PointsBySeat {
  const said = new Map(text.split(' ').map((word) => [word.slice(0, 1), Number(word.slice(1))]));
  const of = (from: Seat): number => said.get(from) ?? Number.NaN;
  return { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
}

/** `'N9 E5 S16 W10'` from the record. */
export function pointsText(said: PointsBySeat): string {
  return SEATS.map((each) => `${each}${said[each]}`).join(' ');
}

/** A preset with some switches changed: a custom rule set. */
export function rules(preset: string, changes: Partial<Switches> = {}): Rules {
  if (!isPresetId(preset)) throw new Error(`${preset} is no preset`);
  return { ...presetRules(preset), ...changes };
}

/** `'N announces 9'`, `'S proposes N'`, `'S chooses game S'`, `'W plays HQ'`, `'W takes back'` */
export function action(text: string): Action {
  const [by = '', verb = '', ...rest] = text.split(' ');
  return actionOf(seat(by), verb, rest.join(' '));
}

function actionOf(by: Seat, verb: string, what: string): Action {
  switch (verb) {
    case 'announces':
      return { type: 'announce', by, points: Number(what) };
    case 'proposes':
      return { type: 'propose', by, declarer: seat(what) };
    case 'chooses':
      return { type: 'choose', by, contract: contract(what) };
    case 'plays':
      return { type: 'play', by, card: card(what) };
    case 'takes':
      return { type: 'takeBack', by };
    default:
      throw new Error(`nobody ${verb}`);
  }
}

/** The text of an action, as `action` reads it. */
export function actionText(done: Action): string {
  switch (done.type) {
    case 'announce':
      return `${done.by} announces ${done.points}`;
    case 'propose':
      return `${done.by} proposes ${done.declarer}`;
    case 'choose':
      return `${done.by} chooses ${contractText(done.contract)}`;
    case 'play':
      return `${done.by} plays ${done.card}`;
    case 'takeBack':
      return `${done.by} takes back`;
  }
}
