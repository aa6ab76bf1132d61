// Bots on the command line: one, `L1`, or four, `L1,L1,L1,L1`, for N, E, S and W.

import { accept, refuse, type Seat } from '@minibridge/bridge';
import { BOT_LEVELS, type BotLevel, isBotLevel } from '../bot-levels';
import type { Reader } from './given';

/** For help. */
export const BOTS_THERE_ARE = `Bots: ${BOT_LEVELS.join(', ')}; the higher, the better.`;

export type Bots = { readonly [S in Seat]: BotLevel };

export const readBot: Reader<BotLevel> = (text) =>
  isBotLevel(text) ? accept(text) : refuse({ reason: 'bot-unknown', text });

export const readBots: Reader<Bots> = (text) => {
  const names = text.split(',');
  const unknown = names.find((name) => !isBotLevel(name));
  if (unknown !== undefined) return refuse({ reason: 'bot-unknown', text: unknown });
  const [N, E, S, W, ...more] = names.filter(isBotLevel);
  if (!N || !E || !S || !W || more.length > 0) return refuse({ reason: 'bots-not-four', bots: names.length });
  return accept({ N, E, S, W });
};
