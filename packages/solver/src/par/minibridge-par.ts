// The par of minibridge: the points name the declaring side (MB 5, MB 6), the rule set offers the contracts (MB 8),
// and the best of them is the one that scores most with the tricks of perfect play.

import {
  type Coin,
  type Contract,
  contractMenu,
  declarerByPoints,
  type FullDeal,
  lengthsOf,
  type Offer,
  partner,
  pointsOfDeal,
  type Rules,
  type Seat,
  score,
  seatsOf,
  sideOf,
  sidePoints,
  togetherIn,
  tricksNeeded,
} from '@minibridge/bridge';
import type { Table } from '../face/table';

/** A contract that may be chosen, and what comes of it. */
export type Choice = {
  readonly contract: Contract;
  readonly declarer: Seat;
  /** Tricks of declarer's side, 0..13. */
  readonly tricks: number;
  /** Absent where tricks are only counted. */
  readonly makes?: boolean;
  /** Points of declarer's side less those of the defenders. */
  readonly points: number;
};

export type MinibridgePar =
  /** 20 and 20: nobody plays, `dealer` deals again. */
  | { readonly outcome: 'redeal'; readonly dealer: Seat }
  | {
      readonly outcome: 'declared';
      /** Points of declarer's side less those of the defenders, for the best choice. */
      readonly points: number;
      /** The choices that bring them. */
      readonly best: readonly Choice[];
      /** All that may be chosen, in the order of the menu; where partners agree on declarer, for both. */
      readonly choices: readonly Choice[];
    };

export type MinibridgeParOf = {
  readonly deal: FullDeal;
  readonly table: Table;
  readonly rules: Rules;
  readonly dealer: Seat;
  /** How the coin fell, where the rules toss one for equal partners. */
  readonly coin?: Coin;
};

function offersFor({ deal, rules }: MinibridgeParOf, declarer: Seat): readonly Offer[] {
  const together = togetherIn(lengthsOf(deal[declarer]), lengthsOf(deal[partner(declarer)]));
  const menu = contractMenu({ rules, sidePoints: sidePoints(pointsOfDeal(deal), sideOf(declarer)), together });
  return menu.filter(({ closed }) => closed === undefined);
}

function choiceOf({ table, rules }: MinibridgeParOf, declarer: Seat, contract: Contract): Choice {
  const tricks = table[declarer][contract.strain];
  const needed = tricksNeeded(contract);
  const { declaring, defenders } = score(contract, tricks, rules.score);
  const choice = { contract, declarer, tricks, points: declaring - defenders };
  return needed === undefined ? choice : { ...choice, makes: tricks >= needed };
}

/** What the declaring side can reach at best under a rule set, and every choice that it has. */
export function minibridgePar(of: MinibridgeParOf): MinibridgePar {
  const selection = declarerByPoints(of.rules, pointsOfDeal(of.deal), of.dealer, of.coin ?? 'first');
  if (selection.outcome === 'redeal') return selection;
  const declarers = selection.outcome === 'declarer' ? [selection.declarer] : seatsOf(selection.side);
  const choices = declarers.flatMap((declarer) =>
    offersFor(of, declarer).map(({ contract }) => choiceOf(of, declarer, contract)),
  );
  const points = Math.max(...choices.map((choice) => choice.points));
  return { outcome: 'declared', points, best: choices.filter((choice) => choice.points === points), choices };
}
