// What can be wrong with a command line: one reason for each mistake, with what the sentence needs.

import type { ContractTextProblem, DealIdProblem, PresetId, Refusal as RuleBroken, Seat } from '@minibridge/bridge';
import type { Refusal } from '@minibridge/solver';

type CommandLine =
  | { readonly reason: 'no-command' }
  | { readonly reason: 'command-first'; readonly option: string }
  | { readonly reason: 'command-unknown'; readonly text: string; readonly nearest?: string }
  | { readonly reason: 'option-unknown'; readonly command: string; readonly text: string; readonly nearest?: string }
  | { readonly reason: 'option-twice'; readonly option: string }
  | { readonly reason: 'option-missing'; readonly command: string; readonly option: string; readonly hint: string }
  | { readonly reason: 'option-alone'; readonly option: string; readonly other: string; readonly hint: string }
  | { readonly reason: 'options-clash'; readonly option: string; readonly other: string }
  | { readonly reason: 'value-missing'; readonly option: string; readonly hint: string }
  | { readonly reason: 'value-unwanted'; readonly option: string }
  | { readonly reason: 'word-unexpected'; readonly command: string; readonly text: string };

type Values =
  | {
      readonly reason: 'number-wrong';
      readonly option: string;
      readonly text: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly reason: 'seat-unknown'; readonly option: string; readonly text: string }
  | { readonly reason: 'rules-unknown'; readonly text: string; readonly nearest?: string }
  | { readonly reason: 'bots-not-four'; readonly bots: number }
  | { readonly reason: 'bot-unknown'; readonly text: string };

type PointsList =
  | { readonly reason: 'points-entry'; readonly text: string }
  | { readonly reason: 'points-range'; readonly seat: Seat; readonly text: string }
  | { readonly reason: 'points-seat-twice'; readonly seat: Seat }
  | { readonly reason: 'points-seat-missing'; readonly seats: readonly Seat[] }
  | { readonly reason: 'points-sum'; readonly sum: number };

/** `elsewhere`: a rule set that has the contract. */
type ContractOutside = {
  readonly reason: 'contract-not-in-rules';
  readonly contract: string;
  readonly rules: PresetId;
  readonly elsewhere?: PresetId;
};

/** What the solver refuses, in its own words. */
type Unsolvable = { readonly reason: 'unsolvable'; readonly refusal: Refusal };

type Solving =
  | { readonly reason: 'deal-missing'; readonly command: string }
  | { readonly reason: 'deal-twice' }
  | { readonly reason: 'question-missing' }
  | { readonly reason: 'strain-unknown'; readonly text: string }
  | { readonly reason: 'vulnerability-unknown'; readonly text: string }
  | { readonly reason: 'card-text'; readonly text: string }
  | { readonly reason: 'deal-not-whole'; readonly command: string; readonly seat: Seat; readonly cards: number };

type Hinting =
  | { readonly reason: 'language-unknown'; readonly text: string }
  /** What the engine says of an action on the way to the position. */
  | { readonly reason: 'action-refused'; readonly what: string; readonly because: RuleBroken['reason'] }
  /** Nobody is to act: 20 and 20, or all cards are played. */
  | { readonly reason: 'nobody-acts' };

export type Complaint =
  | CommandLine
  | Values
  | PointsList
  | ContractTextProblem
  | ContractOutside
  | DealIdProblem
  | Unsolvable
  | Solving
  | Hinting;
