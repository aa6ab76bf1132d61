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
import { isLonger, LIMITS } from '../limits';
import { nameProblem } from '../name';
import { isPhrase } from '../phrases';
import type { Reads } from './by-name';

export const SEAT = v.picklist(SEATS);
export const CARD = textThat<Card>('a card such as SA or HT', isCard);
export const SUIT = v.picklist(SUITS);
export const STRAIN = v.picklist(STRAINS);
export const COIN = v.picklist(['first', 'second']);

/** A whole number in a range, which a problem names. */
export function whole(least: number, most: number) {
  const wanted = `a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(least, wanted), v.maxValue(most, wanted));
}

/** A whole number from 0 to `most`. */
export function upTo(most: number) {
  return whole(0, most);
}

/** A text of some kind; a problem says what is `wanted`. */
export function text(wanted: string, fits: (text: string) => boolean) {
  return v.pipe(v.string(wanted), v.check(fits, wanted));
}

/** A text of one of few values, or what else `is` says. */
export function textThat<T extends string>(wanted: string, is: (text: string) => text is T) {
  return v.custom<T>((value) => typeof value === 'string' && is(value), wanted);
}

export function four<S extends v.GenericSchema>(schema: S) {
  return v.object({ N: schema, E: schema, S: schema, W: schema });
}

export const SEEN = upTo(LIMITS.events);
export const RETRY_AFTER = upTo(LIMITS.retryAfter);
export const POINTS = upTo(37);
export const WHO: Reads<Who> = whole(1, LIMITS.events);
export const CARD_NUMBER: Reads<number> = whole(1, LIMITS.events);

export const TABLE = text('a table code: six capital letters', (code) => isCode('table', code));
export const RETURN = text('a return code: eight capital letters', (code) => isCode('return', code));

const ID = /^[\w-]+$/;

export const COMMAND_ID = text(
  `${LIMITS.idShortest} to ${LIMITS.idLongest} letters, digits, - and _`,
  (id) => id.length >= LIMITS.idShortest && id.length <= LIMITS.idLongest && ID.test(id),
);

/** As people write it. */
export const NAME = text(
  `1 to ${LIMITS.name} visible characters in at most ${LIMITS.nameBytes} bytes, a letter, digit or emoji among them, no blank at the ends`,
  (name) => nameProblem(name) === undefined,
);

/** As the server tells it: an old browser does not know every sign that the server lets pass. */
export const NAME_TOLD = text(
  `a name of at most ${LIMITS.nameBytes} bytes`,
  (name) => name !== '' && !isLonger(name, LIMITS.nameBytes),
);

const HEX_DIGITS = /^[0-9a-f]{32,64}$/;

/** A fingerprint or a salt. */
export const HEX = text('32 to 64 hexadecimal digits', (digits) => HEX_DIGITS.test(digits));

/** Characters of the longest id of a deal. */
const DEAL_ID_LENGTH = 20;

/** Whether `id` names a deal the only way: as `dealId` writes it. */
function isDealId(id: string): boolean {
  if (id.length > DEAL_ID_LENGTH) return false;
  const deal = dealOfId(id);
  return deal.ok && dealId(deal.value) === id;
}

export const DEAL_ID = text('the id of a deal', isDealId);

export const PHRASE = textThat('a phrase of the list', isPhrase);

export const CONTRACT: Reads<Contract> = v.variant('kind', [
  v.object({ kind: v.picklist(KINDS), strain: STRAIN }),
  v.object({ kind: v.literal('level'), level: v.picklist(LEVELS), strain: STRAIN }),
  v.object({
    kind: v.literal('target'),
    target: whole(7, 13),
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

const A_HAND = 'a hand such as AT52.K843.7.Q962';

export const HAND = v.pipe(
  v.string(A_HAND),
  v.maxLength(16, A_HAND),
  v.rawTransform<string, Hand>(({ dataset, addIssue, NEVER }) => {
    const hand = handOf(dataset.value);
    if (hand !== undefined) return hand;
    addIssue({ message: A_HAND });
    return NEVER;
  }),
);
