// Cards, seats, numbers and names, as they come from outside.

import {
  type Card,
  type Contract,
  dealId,
  dealOfId,
  type Hand,
  handText,
  isCard,
  KINDS,
  LEVELS,
  parseHand,
  SEATS,
  STRAINS,
  SUITS,
  type Viewer,
} from '@minibridge/bridge';
import * as v from 'valibot';
import type { Who } from '../ask';
import { isCode } from '../codes';
import { LIMITS } from '../limits';
import { isPhrase } from '../phrases';
import type { Reads } from './by-name';

export const SEAT = v.picklist(SEATS);
export const CARD = v.custom<Card>((value) => typeof value === 'string' && isCard(value), 'a card such as SA or HT');
export const SUIT = v.picklist(SUITS);
export const STRAIN = v.picklist(STRAINS);
export const COIN = v.picklist(['first', 'second']);

/** A whole number from 0 to `most`. */
export function upTo(most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
}

/** A number of somebody or something, counted from 1. */
function fromOne() {
  return v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.events));
}

export function four<S extends v.GenericSchema>(schema: S) {
  return v.object({ N: schema, E: schema, S: schema, W: schema });
}

export const SEEN = upTo(LIMITS.events);
export const RETRY_AFTER = upTo(LIMITS.retryAfter);
export const POINTS = upTo(37);
export const WHO: Reads<Who> = fromOne();
export const CARD_NUMBER: Reads<number> = fromOne();

export const TABLE = v.pipe(
  v.string(),
  v.check((text) => isCode('table', text), 'a table code: six capital letters'),
);
export const RETURN = v.pipe(
  v.string(),
  v.check((text) => isCode('return', text), 'a return code: eight capital letters'),
);
export const COMMAND_ID = v.pipe(
  v.string(),
  v.minLength(LIMITS.idShortest),
  v.maxLength(LIMITS.idLongest),
  v.regex(/^[\w-]+$/, 'letters, digits, - and _'),
);

/** As people write it: no control signs, no signs that turn the line round, nothing blank at its ends. */
export const NAME = v.pipe(
  v.string(),
  v.maxLength(LIMITS.name),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'visible signs only, at least one'),
  v.check((text) => text.trim() === text, 'no blank at the ends'),
);

/** A fingerprint or a salt: 32 to 64 hexadecimal digits. */
export const HEX = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));

/** Whether `text` names a deal the only way: as `dealId` writes it. */
function isDealId(text: string): boolean {
  const deal = dealOfId(text);
  return deal.ok && dealId(deal.value) === text;
}

export const DEAL_ID = v.pipe(v.string(), v.maxLength(20), v.check(isDealId, 'the id of a deal'));

export const PHRASE = v.pipe(v.string(), v.maxLength(30), v.guard(isPhrase));

export const CONTRACT: Reads<Contract> = v.variant('kind', [
  v.object({ kind: v.picklist(KINDS), strain: STRAIN }),
  v.object({ kind: v.literal('level'), level: v.picklist(LEVELS), strain: STRAIN }),
  v.object({
    kind: v.literal('target'),
    target: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(13)),
    strain: STRAIN,
  }),
  v.object({ kind: v.literal('tricks'), strain: STRAIN }),
]);

export const VIEWER: Reads<Viewer> = v.variant('as', [
  v.object({ as: v.literal('seat'), seat: SEAT }),
  v.object({ as: v.literal('kibitzer') }),
  v.object({ as: v.literal('teacher') }),
]);

/** The hand that a text names, if it is written the only way: `AT52.K843.7.Q962`. */
function handOf(text: string): Hand | undefined {
  const parsed = parseHand(text);
  return parsed.ok && parsed.value.length <= 13 && handText(parsed.value) === text ? parsed.value : undefined;
}

export const HAND = v.pipe(
  v.string(),
  v.maxLength(16),
  v.rawTransform<string, Hand>(({ dataset, addIssue, NEVER }) => {
    const hand = handOf(dataset.value);
    if (hand !== undefined) return hand;
    addIssue({ message: 'a hand such as AT52.K843.7.Q962' });
    return NEVER;
  }),
);
