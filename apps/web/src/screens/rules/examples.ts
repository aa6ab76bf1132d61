// Worked examples for the score, computed by the engine: one made, one with more, one failed.

import { type Contract, contractMenu, type Rules, type Score, score, tricksNeeded } from '@minibridge/bridge';

export type Example = { readonly contract: Contract; readonly tricks: number; readonly score: Score };

/** A few contracts of the rule set: a part-score or the lowest, and a game or the highest that is no slam. */
function examplesOf(rules: Rules): readonly Contract[] {
  const contracts = contractMenu({ rules, sidePoints: 25 }).map(({ contract }) => contract);
  const named = contracts.filter(({ strain }) => strain === 'S');
  const suit = named.length > 0 ? named : contracts;
  const [first, second = first] = suit;
  const level = suit.find((contract) => contract.kind === 'level' && contract.level === 4);
  return [...new Set([first, level ?? second])].filter((contract) => contract !== undefined);
}

/** Each contract made exactly, with a trick more, and with one too few. */
export function scoreExamples(rules: Rules): readonly Example[] {
  return examplesOf(rules).flatMap((contract) => {
    const needed = tricksNeeded(contract) ?? 8;
    const tricks = [needed, needed + 1, needed - 1].filter((each) => each <= 13);
    return tricks.map((each) => ({ contract, tricks: each, score: score(contract, each, rules.score) }));
  });
}
