// Trump tricks that a side without the ace of trumps comes to in the end.

import { cardsInPlay, count, highest, several } from './cards';
import { ranksMattered, trumpCards } from './state';

/**
 * At least so many tricks for the side that holds the trumps `one` and `two`, against those `after` one (at the left of one) and
 * `before` one (at the right). `onLead`: the holder of `one` leads, and may have to lead away from these trumps near the end.
 * Sets the ranks that mattered when there are any.
 */
export function slowTrumps(one: u64, two: u64, after: u64, before: u64, left: i32, onLead: bool): i32 {
  let rest = cardsInPlay() & trumpCards;
  const ace = highest(rest);
  rest ^= ace;
  const king = highest(rest);
  rest ^= king;
  const queen = highest(rest);
  if (queen == 0) return 0;
  const oneHasKing = (one & king) != 0 && several(one);
  const twoHasKing = (two & king) != 0 && several(two);
  const oneInTime = !onLead || left >= 3;
  const aceAlone = after == ace || before == ace;
  if (
    (twoHasKing && ((after & ace) != 0 || (aceAlone && oneInTime))) ||
    (oneHasKing && oneInTime && ((before & ace) != 0 || aceAlone))
  ) {
    ranksMattered(ace | king);
    return 1;
  }
  if (((after | before) & ace) == 0) return tightAgainst(one, two, after, before, left, onLead, ace, king, queen);
  rest ^= queen;
  const jack = highest(rest);
  const ours = one | two;
  const longest = max(count(one), count(two));
  if (jack != 0 && longest >= 3 && (ours & (king | queen | jack)) == (king | queen | jack)) {
    ranksMattered(ace | king | queen | jack);
    return 2;
  }
  if (longest >= 2 && (ours & (king | queen)) == (king | queen)) {
    ranksMattered(ace | king | queen);
    return 1;
  }
  return tightAgainst(one, two, after, before, left, onLead, ace, king, queen);
}

/** A queen with two more behind both higher trumps, or against them alone. */
function tightAgainst(
  one: u64, two: u64, after: u64, before: u64, left: i32, onLead: bool, ace: u64, king: u64, queen: u64,
): i32 {
  const both = ace | king;
  const oneHasQueen = (one & queen) != 0 && count(one) >= 3 && (!onLead || left >= 4);
  const twoHasQueen = (two & queen) != 0 && count(two) >= 3;
  const inTime = !onLead || left >= 4;
  if (!oneHasQueen && !twoHasQueen) return 0;
  const alone = after == both || before == both || ((after | before) == both && after != 0 && before != 0);
  if ((alone && inTime) || (twoHasQueen && (after & both) == both) || (oneHasQueen && (before & both) == both)) {
    ranksMattered(both | queen);
    return 1;
  }
  return 0;
}
