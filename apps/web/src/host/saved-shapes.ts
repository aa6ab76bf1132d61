// The shapes of a saved match, checked before anything in it is believed.

import {
  type BoardEvent,
  type Card,
  isCard,
  KINDS,
  LEVELS,
  type Rules,
  rulesProblems,
  SEATS,
  STRAINS,
} from '@minibridge/bridge';
import { BOT_LEVELS, SEAT_POLICIES, type TableEvent } from '@minibridge/table';
import * as v from 'valibot';
import { longestOf } from '../pieces/signs';
import { LONGEST_NAME } from '../settings/settings';
import type { MatchSetup } from './setup';

const seat = v.picklist(SEATS);
const card = v.custom<Card>((value) => typeof value === 'string' && isCard(value));
const hand = v.pipe(v.array(card), v.maxLength(13));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const strain = v.picklist(STRAINS);
const four = <S extends v.GenericSchema>(schema: S) => v.object({ N: schema, E: schema, S: schema, W: schema });
const coin = v.picklist(['first', 'second']);

const contract = v.variant('kind', [
  v.object({ kind: v.picklist(KINDS), strain }),
  v.object({ kind: v.literal('level'), level: v.picklist(LEVELS), strain }),
  v.object({ kind: v.literal('target'), target: v.pipe(count, v.maxValue(13)), strain }),
  v.object({ kind: v.literal('tricks'), strain }),
]);

const bonus = v.object({ part: count, game: count, small: v.exactOptional(count), grand: v.exactOptional(count) });

const score = v.object({
  trick: v.picklist(['bridge', 'none']),
  bonus,
  under: count,
  mode: v.picklist(['duplicate', 'tricks_only', 'target_plus_minus', 'made_failed']),
  sheet: v.picklist(['part_or_game_bonus', 'made_plus_game']),
});

const match = v.object({
  deals: v.exactOptional(count),
  timeLimitMin: v.exactOptional(count),
  firstDealer: v.picklist(['draw', 'north', 'random']),
});

const SHAPE = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  points: v.object({
    reveal: v.picklist(['auto', 'announce', 'self_count']),
    verify: v.picklist(['sum_only', 'each_hand']),
  }),
  redeal2020: v.picklist(['same_dealer', 'next_dealer']),
  declarer: v.picklist(['more_hcp', 'partners_choose']),
  declarerTie: v.picklist(['first_from_dealer', 'partners_choose', 'coin']),
  dummyDown: v.picklist(['before_contract', 'shape_first', 'after_lead']),
  contract: v.picklist(['part_game', 'part_game_small', 'part_game_small_grand', 'levels_1_7', 'target_table', 'none']),
  denominations: v.array(strain),
  minTrumpFit: v.union([v.picklist([0, 8]), v.object({ major: count, minor: count })]),
  gameMinHcp: v.exactOptional(v.object({ hcp: count, mode: v.picklist(['advice', 'enforced']) })),
  targetTable: v.exactOptional(v.array(v.object({ from: count, to: count, tricks: count }))),
  targetTrumpExtra: v.exactOptional(v.picklist([0, 1])),
  score,
  irregularities: v.picklist(['prevented', 'take_back', 'ebu']),
  dummyMayHelp: v.boolean(),
  match,
});

/** A rule set in which switches may still contradict each other: one that is being composed. */
export const RULES_SHAPE: v.GenericSchema<unknown, Rules> = SHAPE;

/** A rule set that can be played: the shape, and no contradiction. */
const RULES: v.GenericSchema<unknown, Rules> = v.pipe(
  SHAPE,
  v.check((rules) => rulesProblems(rules).length === 0),
);

const BOARD_EVENT: v.GenericSchema<unknown, BoardEvent> = v.variant('type', [
  v.object({
    type: v.literal('boardOpened'),
    rules: RULES,
    rulesVersion: v.literal(1),
    number: count,
    dealer: seat,
    coin,
  }),
  v.object({ type: v.literal('handDealt'), seat, hand }),
  v.object({ type: v.literal('announced'), seat, points: v.pipe(count, v.maxValue(37)) }),
  v.object({ type: v.literal('pointsCorrected'), points: four(count) }),
  v.object({ type: v.literal('recountCalled') }),
  v.object({ type: v.literal('declarerProposed'), seat, declarer: seat }),
  v.object({ type: v.literal('shapeShown'), seat, lengths: v.object({ S: count, H: count, D: count, C: count }) }),
  v.object({ type: v.literal('handFaced'), seat, hand }),
  v.object({ type: v.literal('handShown'), seat, to: seat, hand }),
  v.object({ type: v.literal('contractChosen'), contract }),
  v.object({ type: v.literal('cardPlayed'), seat, card }),
  v.object({ type: v.literal('takenBack'), to: count }),
]);

const name = v.pipe(v.string(), v.maxLength(longestOf(LONGEST_NAME)));
const occupant = v.variant('kind', [
  v.object({ kind: v.literal('person'), name }),
  v.object({ kind: v.literal('bot'), level: v.picklist(BOT_LEVELS), name }),
]);
const policy = v.object({
  undo: v.picklist(['never', 'with-consent', 'free']),
  pause: v.picklist(['anyone', 'nobody']),
});

const TABLE_EVENT: v.GenericSchema<unknown, TableEvent> = v.variant('type', [
  v.object({ type: v.literal('tableOpened'), format: v.literal(1), rules: RULES, seating: four(occupant), policy }),
  v.object({ type: v.literal('dealerDrawn'), cards: four(card) }),
  v.object({ type: v.literal('dealerNamed'), seat }),
  v.object({ type: v.literal('onBoard'), event: BOARD_EVENT }),
  v.object({ type: v.literal('undoAsked'), seat }),
  v.object({ type: v.literal('undoAnswered'), seat, agrees: v.boolean() }),
  v.object({ type: v.literal('paused'), seat }),
  v.object({ type: v.literal('resumed'), seat }),
  v.object({ type: v.literal('seated'), seat, occupant }),
  v.object({ type: v.literal('matchClosed'), why: v.picklist(['time', 'people']) }),
]);

const GIVEN = v.object({
  deal: four(hand),
  dealer: seat,
  coin,
  contract: v.exactOptional(contract),
  line: v.exactOptional(v.array(card)),
});

const SETUP: v.GenericSchema<unknown, MatchSetup> = v.object({
  rules: RULES,
  name,
  seat,
  policy: v.picklist(SEAT_POLICIES),
  botLevel: v.exactOptional(v.picklist(BOT_LEVELS)),
  given: v.exactOptional(GIVEN),
});

/** `startedAt`: milliseconds since 1970, for matches with a time limit. */
export const SAVED_MATCH = v.object({
  app: v.literal('minibridge'),
  format: v.literal(1),
  startedAt: v.number(),
  setup: SETUP,
  log: v.pipe(v.array(TABLE_EVENT), v.minLength(1)),
});

export type SavedMatch = Readonly<v.InferOutput<typeof SAVED_MATCH>>;
