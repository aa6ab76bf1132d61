// A rule set in words: every sentence is chosen by a switch, so the page says what the engine does.

import type { Rules } from '@minibridge/bridge';
import type { RulesMessages } from '@minibridge/messages';
import type { TablePolicy } from '@minibridge/table';

/** A rule with the number of our statement (docs/rules/minibridge.md) on which it rests. */
export type Sentence = { readonly law: string; readonly text: string };

const rule = (law: string, text: string): Sentence => ({ law, text });
const onlyIf = (applies: boolean, sentence: () => Sentence): readonly Sentence[] => (applies ? [sentence()] : []);

export function dealSentences(w: RulesMessages): readonly Sentence[] {
  return [rule('MB 1', w['deal.four']()), rule('MB 2', w['deal.cards']())];
}

export function pointsSentences(w: RulesMessages, { points: { reveal, verify } }: Rules): readonly Sentence[] {
  return [
    rule('MB 3', w['points.values']()),
    rule('MB 3', w['points.reveal']({ reveal })),
    ...onlyIf(reveal !== 'auto', () => rule('MB 4', w['points.sum']())),
    ...onlyIf(reveal !== 'auto', () => rule('MB 4', w['points.verify']({ verify }))),
  ];
}

export function declarerSentences(w: RulesMessages, rules: Rules): readonly Sentence[] {
  const { declarer, declarerTie: tie, redeal2020: redeal, dummyDown: down } = rules;
  return [
    rule('MB 5', w['declarer.side']()),
    rule('MB 5', w['declarer.redeal']({ redeal })),
    rule('MB 6', w['declarer.who']({ declarer })),
    ...onlyIf(declarer === 'more_hcp', () => rule('MB 6', w['declarer.tie']({ tie }))),
    rule('MB 7', w['declarer.dummy']()),
    rule('MB 7', w['declarer.down']({ down })),
  ];
}

function fitSentence(w: RulesMessages, fit: Rules['minTrumpFit']): Sentence {
  const { major, minor } = typeof fit === 'number' ? { major: fit, minor: fit } : fit;
  return rule('MB 8', w['contract.fit']({ major, minor, same: major === minor ? 'yes' : 'no' }));
}

/** Whether there is anything to choose trumps from. */
function hasTrumps({ denominations }: Rules): boolean {
  return denominations.some((strain) => strain !== 'NT');
}

export function contractSentences(w: RulesMessages, rules: Rules): readonly Sentence[] {
  const { contract, minTrumpFit, gameMinHcp, targetTrumpExtra } = rules;
  return [
    rule('MB 8', w['contract.promise']({ contract })),
    ...onlyIf(!hasTrumps(rules), () => rule('MB 8', w['contract.no-trump-only']())),
    ...onlyIf(targetTrumpExtra === 1, () => rule('MB 18', w['contract.extra']())),
    ...onlyIf(hasTrumps(rules) && minTrumpFit !== 0, () => fitSentence(w, minTrumpFit)),
    ...(gameMinHcp ? [rule('MB 8', w['contract.game-points'](gameMinHcp))] : []),
    rule('MB 8', w['contract.final']()),
  ];
}

/** `undo`: what the table allows, where it is known; else what the rule set says of taking back. */
export function playSentences(
  w: RulesMessages,
  { dummyMayHelp, irregularities }: Rules,
  undo?: TablePolicy['undo'],
): readonly Sentence[] {
  const back = undo === undefined ? w['play.back']({ back: irregularities }) : w['card.back']({ undo });
  return [
    rule('MB 9', w['play.lead']()),
    rule('MB 10', w['play.follow']()),
    rule('MB 11', w['play.win']()),
    rule('MB 12', w['play.dummy']({ help: dummyMayHelp ? 'yes' : 'no' })),
    rule('MB 16', back),
  ];
}

function bonusText(w: RulesMessages, { score: { bonus }, contract }: Rules): string {
  const { part, game, small = 0, grand = 0 } = bonus;
  if (contract === 'part_game') return w['score.bonus']({ part, game });
  if (contract === 'part_game_small') return w['score.bonus-small']({ part, game, small });
  return w['score.bonus-grand']({ part, game, small, grand });
}

function pointsScore(w: RulesMessages, rules: Rules): readonly Sentence[] {
  const { trick, sheet, under, bonus } = rules.score;
  const byLevel = rules.contract === 'levels_1_7' || rules.contract === 'target_table';
  return [
    rule('MB 13', w['score.book']()),
    rule('MB 13', trick === 'bridge' ? w['score.tricks']() : w['score.tricks-none']()),
    rule('MB 13', bonusText(w, rules)),
    ...onlyIf(byLevel, () => rule('MB 13', w['score.levels']())),
    ...onlyIf(sheet === 'made_plus_game', () =>
      rule('MB 13', w['score.sheet']({ made: bonus.part, more: bonus.game - bonus.part, game: bonus.game })),
    ),
    rule('MB 14', w['score.under']({ under })),
    rule('MB 15', w['score.independent']()),
  ];
}

export function scoreSentences(w: RulesMessages, rules: Rules): readonly Sentence[] {
  switch (rules.score.mode) {
    case 'tricks_only':
      return [rule('MB 17', w['score.tricks-only']())];
    case 'made_failed':
      return [rule('MB 18', w['score.made-failed']())];
    case 'target_plus_minus':
      return [rule('MB 18', w['score.plus-minus']())];
    case 'duplicate':
      return pointsScore(w, rules);
  }
}

export function matchSentences(w: RulesMessages, { match }: Rules): readonly Sentence[] {
  const { deals, timeLimitMin: minutes, firstDealer: dealer } = match;
  return [
    rule('MB 15', deals === undefined ? w['match.open']() : w['match.deals']({ deals })),
    ...(minutes === undefined ? [] : [rule('MB 15', w['match.minutes']({ minutes }))]),
    rule('MB 2', w['match.dealer']({ dealer })),
    rule('MB 5', w['match.redeal']()),
    rule('MB 15', w['match.winner']()),
  ];
}
