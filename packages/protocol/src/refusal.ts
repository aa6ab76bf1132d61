// Why a command is refused: the table's reasons and those of who sits where. Nothing is changed by a refused command.

import type { RulesProblem, Seat } from '@minibridge/bridge';
import type { TableRefusal } from '@minibridge/table';
import type { StandingRefusal, Who } from './ask';
import type { CodeKind } from './codes';
import type { PhraseRefusal } from './phrases';

export type CommandRefusal =
  | TableRefusal
  | StandingRefusal
  | PhraseRefusal
  /** Something has happened that the person had not seen, and the command has lost its meaning: look and ask again. */
  | { readonly reason: 'outdated' }
  | { readonly reason: 'seat-taken'; readonly seat: Seat }
  /** The host seats people here. */
  | { readonly reason: 'host-seats-people' }
  | { readonly reason: 'no-such-person'; readonly who: Who }
  /** The first deal waits until everybody who sits has agreed. */
  | { readonly reason: 'not-agreed'; readonly who: readonly Who[] }
  /** Another rule card has come meanwhile; `card`: its number. */
  | { readonly reason: 'other-card'; readonly card: number }
  | { readonly reason: 'rules-contradict'; readonly problems: readonly RulesProblem[] }
  | { readonly reason: 'no-such-table' }
  | { readonly reason: 'no-such-code'; readonly kind: CodeKind }
  | { readonly reason: 'table-full' }
  | { readonly reason: 'removed-by-host' }
  /** A limit of the operator, or of this package; try again after `retryAfter` milliseconds. */
  | {
      readonly reason: 'too-many';
      readonly of: 'commands' | 'tables' | 'guesses' | 'phrases';
      readonly retryAfter: number;
    }
  /** The server cannot write at present. Nothing acknowledged is lost; try again after `retryAfter` milliseconds. */
  | { readonly reason: 'not-kept'; readonly retryAfter: number };

export type RefusalOf<R extends CommandRefusal['reason']> = Extract<CommandRefusal, { readonly reason: R }>;
