// What only the host may ask: who sits where, the rules, the settings, another deal.

import { rulesProblems } from '@minibridge/bridge';
import { ASKED_BY, type Ask, type AskOf, type CommandRefusal, type Who } from '@minibridge/protocol';
import { beginMatch, deal } from '../live/dealing.ts';
import type { Draft } from '../live/draft.ts';
import type { Means } from '../live/means.ts';
import { endDeal } from './end-of-deal.ts';
import { type Attendant, attendant, isStillThere } from './people.ts';
import { leaveToBot, moveTo, replaceByBot } from './seats.ts';

export type HostAsk = AskOf<
  'move' | 'replace' | 'remove' | 'redeal' | 'handOver' | 'changeRules' | 'changeSettings' | 'close'
>;

export function isHostAsk(ask: Ask): ask is HostAsk {
  return ASKED_BY[ask.type] === 'host';
}

/** Somebody who came to the table and was not removed. */
function present(draft: Draft, who: Who): Attendant | undefined {
  const one = attendant(draft.room().people, who);
  return one && isStillThere(one) ? one : undefined;
}

function move(draft: Draft, { who, seat }: AskOf<'move'>): CommandRefusal | undefined {
  const one = present(draft, who);
  if (one === undefined) return { reason: 'no-such-person', who };
  moveTo(draft, one, seat);
  return undefined;
}

function remove(draft: Draft, { who }: AskOf<'remove'>): CommandRefusal | undefined {
  const one = present(draft, who);
  if (one === undefined || who === draft.room().people.host) return { reason: 'no-such-person', who };
  if (one.seat !== undefined) leaveToBot(draft, one.seat);
  draft.add({ type: 'removed', who });
  return undefined;
}

function redeal(draft: Draft, means: Means): CommandRefusal | undefined {
  const by = draft.room().table.pausedBy;
  if (by !== undefined) return { reason: 'paused', by };
  const refusal = draft.carryOut({ type: 'throwAway' });
  if (refusal) return refusal;
  endDeal(draft);
  return deal(draft, means);
}

function handOver(draft: Draft, { who }: AskOf<'handOver'>): CommandRefusal | undefined {
  if (present(draft, who) === undefined) return { reason: 'no-such-person', who };
  if (who !== draft.room().people.host) draft.add({ type: 'hostChanged', who });
  return undefined;
}

/** Whoever lays a card agrees to it. A match without a deal yet begins anew by it. */
function changeRules(draft: Draft, { rules }: AskOf<'changeRules'>, means: Means): CommandRefusal | undefined {
  const { people, table } = draft.room();
  const problems = rulesProblems(rules);
  if (problems.length > 0) return { reason: 'rules-contradict', problems };
  const card = people.ruleCard.card + 1;
  draft.add({ type: 'cardLaid', card, rules });
  draft.add({ type: 'agreed', who: people.host, card });
  return table.board === undefined && table.sheet.length === 0 ? beginMatch(draft, means) : undefined;
}

function changeSettings(draft: Draft, { settings }: AskOf<'changeSettings'>): CommandRefusal | undefined {
  const { policy } = draft.room().table;
  draft.add({ type: 'settingsChanged', settings });
  const { undo, pause } = settings;
  const isSame = undo === policy.undo && pause === policy.pause;
  return isSame ? undefined : draft.carryOut({ type: 'changePolicy', policy: { undo, pause } });
}

/** Adds what the host asks for to the draft, or tells why it may not be. */
export function askOfHost(draft: Draft, ask: HostAsk, means: Means): CommandRefusal | undefined {
  switch (ask.type) {
    case 'move':
      return move(draft, ask);
    case 'replace':
      replaceByBot(draft, ask.seat);
      return undefined;
    case 'remove':
      return remove(draft, ask);
    case 'redeal':
      return redeal(draft, means);
    case 'handOver':
      return handOver(draft, ask);
    case 'changeRules':
      return changeRules(draft, ask, means);
    case 'changeSettings':
      return changeSettings(draft, ask);
    case 'close':
      return draft.carryOut({ type: 'close', why: 'people' });
  }
}
