// What a person asks of a table, as it comes from outside.

import type { Action } from '@minibridge/bridge';
import * as v from 'valibot';
import type { Ask } from '../ask';
import { CARD, CARD_NUMBER, CONTRACT, NAME, PHRASE, SEAT, WHO, whole } from './basic';
import { byName, type Reads } from './by-name';
import { RULES_SHAPE } from './rules';
import { SETTINGS } from './table';

/** Points of any whole size: saying 38 is a mistake that the table refuses with its reason. */
const saidPoints = whole(-1000, 1000);

export const ACTION: Reads<Action> = byName<'type', Action>('type', {
  announce: v.strictObject({ type: v.literal('announce'), by: SEAT, points: saidPoints }),
  propose: v.strictObject({ type: v.literal('propose'), by: SEAT, declarer: SEAT }),
  choose: v.strictObject({ type: v.literal('choose'), by: SEAT, contract: CONTRACT }),
  play: v.strictObject({ type: v.literal('play'), by: SEAT, card: CARD }),
  takeBack: v.strictObject({ type: v.literal('takeBack'), by: SEAT }),
});

export const ASK: Reads<Ask> = byName<'type', Ask>('type', {
  act: v.strictObject({ type: v.literal('act'), action: ACTION }),
  askUndo: v.strictObject({ type: v.literal('askUndo'), by: SEAT }),
  answerUndo: v.strictObject({ type: v.literal('answerUndo'), by: SEAT, agrees: v.boolean() }),
  pause: v.strictObject({ type: v.literal('pause'), by: SEAT }),
  resume: v.strictObject({ type: v.literal('resume'), by: SEAT }),
  next: v.strictObject({ type: v.literal('next') }),
  sit: v.strictObject({ type: v.literal('sit'), seat: SEAT, name: NAME }),
  introduce: v.strictObject({ type: v.literal('introduce'), name: NAME }),
  stand: v.strictObject({ type: v.literal('stand') }),
  agree: v.strictObject({ type: v.literal('agree'), card: CARD_NUMBER }),
  say: v.strictObject({ type: v.literal('say'), phrase: PHRASE }),
  move: v.strictObject({ type: v.literal('move'), who: WHO, seat: SEAT }),
  replace: v.strictObject({ type: v.literal('replace'), seat: SEAT }),
  remove: v.strictObject({ type: v.literal('remove'), who: WHO }),
  redeal: v.strictObject({ type: v.literal('redeal') }),
  handOver: v.strictObject({ type: v.literal('handOver'), who: WHO }),
  changeRules: v.strictObject({ type: v.literal('changeRules'), rules: RULES_SHAPE }),
  changeSettings: v.strictObject({ type: v.literal('changeSettings'), settings: SETTINGS }),
  close: v.strictObject({ type: v.literal('close') }),
});
