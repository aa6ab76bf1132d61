// The table of the guided first deal: it takes the action that the lesson expects and kindly declines every other
// one that would be possible. What is not possible at all is answered by the table itself.

import { type Action, cardsPlayed, decide, isSameContract, parseDeal, presetRules } from '@minibridge/bridge';
import { FIRST_DEAL, type FirstDealKey, stepAt } from '@minibridge/learn';
import type { Command, Table } from '@minibridge/table';
import { createStore, type Store } from '../../app/store';
import { type HostRefusal, hostOf, newMatch, type Surroundings, type TableHost } from '../../host/local-host';
import type { SavedMatch } from '../../host/saved-shapes';
import type { MatchSetup } from '../../host/setup';
import { type LessonStep, stepNow } from './moment';

export type LessonHost = TableHost & {
  /** The step whose expected card or contract is marked. */
  readonly marked: Store<FirstDealKey | undefined>;
  /** Marks what is expected now. */
  readonly showMe: () => void;
  /** The table waits until the learner has read what is said, and goes on. */
  readonly waits: () => boolean;
};

/** `name` as in the settings. */
function firstDealSetup(name: string): MatchSetup {
  const deal = parseDeal(FIRST_DEAL.deal);
  if (!deal.ok) throw new Error('The first deal cannot be read.');
  const { dealer, line, you } = FIRST_DEAL;
  const given = { deal: deal.value, dealer, coin: 'first', line } as const;
  return { rules: presetRules(FIRST_DEAL.rules), name, seat: you, policy: 'any-seat', given };
}

/** The step at which there is only something to read, while the cards are played. */
function readingStep({ board }: Table): LessonStep | undefined {
  if (board?.phase !== 'play') return undefined;
  const step = stepAt(FIRST_DEAL, { stage: 'play', cards: cardsPlayed(board) });
  return step?.expect === undefined ? step : undefined;
}

function isSameAction(one: Action, other: Action): boolean {
  if (one.by !== other.by) return false;
  if (one.type === 'play') return other.type === 'play' && one.card === other.card;
  return one.type === 'choose' && other.type === 'choose' && isSameContract(one.contract, other.contract);
}

/** A lesson that was kept, or a new one for a learner of this name. */
export function lessonHost(lesson: SavedMatch | { readonly name: string }, around: Surroundings): LessonHost {
  const read = new Set<FirstDealKey>();
  const marked = createStore<FirstDealKey | undefined>(undefined);
  const waits = (table: Table): boolean => {
    const step = readingStep(table);
    return step !== undefined && !read.has(step.say);
  };
  const surroundings = { ...around, waits };
  const host = 'log' in lesson ? hostOf(lesson, surroundings) : newMatch(firstDealSetup(lesson.name), surroundings);

  function declined(command: Command): HostRefusal | undefined {
    const view = host.view.value();
    const { table } = view;
    const step = stepNow(view);
    if (command.type !== 'act' || step?.expect === undefined || table.board === undefined) return undefined;
    const { action } = command;
    if (action.type !== step.expect.type || isSameAction(action, step.expect)) return undefined;
    if (!decide(table.board, action).ok) return undefined;
    marked.set(step.say);
    return { reason: 'lesson-asks', what: step.expect.type === 'choose' ? 'contract' : 'card' };
  }

  return {
    ...host,
    marked,
    showMe: () => marked.set(stepNow(host.view.value())?.say),
    waits: () => waits(host.view.value().table),
    send: (command) => declined(command) ?? host.send(command),
    goOn: () => {
      const step = stepNow(host.view.value());
      if (step) read.add(step.say);
      host.goOn();
    },
  };
}
