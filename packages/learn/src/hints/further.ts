// Going further at the choice of the contract: what a search over layouts finds beside the rule that beginners are taught.

import type { Searched } from '@minibridge/bots';
import {
  bonusClass,
  type Choosing,
  type Contract,
  choosingFrom,
  dummyOf,
  isSameContract,
  KINDS,
  lengthsOf,
  SUITS,
  type Suit,
  tricksNeeded,
} from '@minibridge/bridge';
import type { Further } from './step';

/** In how many of the layouts that were looked at a contract is made. */
export type ContractShare = { readonly contract: Contract; readonly made: number; readonly of: number };

/** A side suit of so few cards brings tricks by ruffs. */
const SHORT = 2;

function classOf(contract: Contract): number {
  return KINDS.indexOf(bonusClass(contract));
}

/** The shortest suit beside `trump` in either hand, 0..13. */
function shortestBeside(board: Choosing, trump: Suit): number {
  const side = SUITS.filter((suit) => suit !== trump);
  const hands = [board.declarer, dummyOf(board)].flatMap((seat) => {
    const hand = board.hands[seat];
    return hand ? [lengthsOf(hand)] : [];
  });
  return Math.min(13, ...hands.flatMap((lengths) => side.map((suit) => lengths[suit])));
}

function beyond(board: Choosing, share: Omit<Extract<Further, { name: 'further-more' }>, 'name'>): Further {
  const { strain } = share.contract;
  const { together } = choosingFrom(board);
  if (strain === 'NT' || together === undefined) return { name: 'further-more', ...share };
  const shortest = shortestBeside(board, strain);
  const cards = together[strain];
  return shortest <= SHORT && cards > 7
    ? { name: 'further-shape', ...share, suit: strain, cards, shortest }
    : { name: 'further-more', ...share };
}

/**
 * What may be said beside `rule`, the contract that the beginner's rule names, when `found` has been counted: a higher contract
 * that is made more often than not, or that the rule's own contract seldom is.
 */
export function furtherFrom(board: Choosing, rule: Contract, found: ContractShare): Further | undefined {
  const tricks = tricksNeeded(found.contract);
  if (tricks === undefined || found.of === 0) return undefined;
  const share = { ...found, tricks, points: choosingFrom(board).sidePoints };
  const often = found.made * 2 > found.of;
  if (classOf(found.contract) > classOf(rule)) return often ? beyond(board, share) : undefined;
  const isRules = found.contract.strain === rule.strain && classOf(found.contract) === classOf(rule);
  return isRules && !often ? { name: 'further-hard', ...share } : undefined;
}

/** The same from the record of a search: its best contract, or the rule's own. */
export function furtherFromSearch(
  board: Choosing,
  rule: Contract,
  { worlds, considered }: Searched,
): Further | undefined {
  const shares = considered.flatMap(({ action, succeeds }) =>
    action.type === 'choose' ? [{ contract: action.contract, made: Math.round(succeeds * worlds), of: worlds }] : [],
  );
  const [best] = shares;
  const own = shares.find(({ contract }) => isSameContract(contract, rule));
  return (best && furtherFrom(board, rule, best)) ?? (own && furtherFrom(board, rule, own));
}
