// Four bots on the command line, `L1,L1,L1,L1`, for N, E, S and W.

import { accept, refuse, type Seat } from '@minibridge/bridge';
import { type BotLevel, isBotLevel } from '../bot-levels';
import type { Reader } from './given';

export type Bots = { readonly [S in Seat]: BotLevel };

export const readBots: Reader<Bots> = (text) => {
  const names = text.split(',');
  const unknown = names.find((name) => !isBotLevel(name));
  if (unknown !== undefined) return refuse({ reason: 'bot-unknown', text: unknown });
  const [N, E, S, W, ...more] = names.filter(isBotLevel);
  if (!N || !E || !S || !W || more.length > 0) return refuse({ reason: 'bots-not-four', bots: names.length });
  return accept({ N, E, S, W });
};
