// The rule card: six lines, each one short sentence made from the switches and from what the table allows.

import { type Rules, STRAINS } from '@minibridge/bridge';
import type { RulesMessages, TableMessages } from '@minibridge/messages';
import type { TablePolicy } from '@minibridge/table';

export type CardWords = { readonly rules: RulesMessages; readonly say: TableMessages };

function isNoTrumpOnly({ denominations }: Rules): boolean {
  return denominations.every((strain) => strain === 'NT');
}

function strainsOf(rules: Rules): 'all' | 'no-trump' | 'some' {
  if (isNoTrumpOnly(rules)) return 'no-trump';
  return STRAINS.every((strain) => rules.denominations.includes(strain)) ? 'all' : 'some';
}

/** What a trump suit needs; nothing where there are no trumps. */
function fitOf(rules: Rules) {
  const { minTrumpFit: fit } = rules;
  const { major, minor } = typeof fit === 'number' ? { major: fit, minor: fit } : fit;
  const isFree = isNoTrumpOnly(rules) || (major === 0 && minor === 0);
  const kind = major === minor ? 'same' : 'differ';
  return { fit: isFree ? 'none' : kind, major, minor } as const;
}

function contractLine({ rules: words, say }: CardWords, rules: Rules): string {
  const { contract, denominations, gameMinHcp, targetTrumpExtra } = rules;
  const oneMore = targetTrumpExtra === 1 && !isNoTrumpOnly(rules);
  return words['card.contract']({
    contract,
    extra: oneMore ? 'yes' : 'no',
    strains: strainsOf(rules),
    names: denominations.map((strain) => say['strain.short']({ strain })).join(' '),
    ...fitOf(rules),
    game: gameMinHcp?.mode ?? 'free',
    hcp: gameMinHcp?.hcp ?? 0,
  });
}

function scoreOf({ contract, score: { mode, sheet } }: Rules) {
  if (mode === 'tricks_only') return 'tricks';
  if (mode === 'made_failed') return 'target';
  if (mode === 'target_plus_minus') return 'plus-minus';
  if (contract === 'part_game') return sheet === 'made_plus_game' ? 'sheet' : 'game';
  return contract === 'part_game_small' ? 'small' : 'grand';
}

/** How long the match is and how it is scored. */
function matchLine({ rules: words }: CardWords, rules: Rules): string {
  const { match, score } = rules;
  const { part, game, small = 0, grand = 0 } = score.bonus;
  return words['card.match']({
    length: match.deals === undefined ? 'open' : 'deals',
    deals: match.deals ?? 0,
    limit: match.timeLimitMin === undefined ? 'no' : 'yes',
    minutes: match.timeLimitMin ?? 0,
    score: scoreOf(rules),
    ...{ part, more: game - part, game, small, grand },
  });
}

/** `undo`: whether a card may be taken back, which the table decides and not the rule set. */
export function ruleLines(words: CardWords, rules: Rules, undo: TablePolicy['undo']): readonly string[] {
  const { declarer, declarerTie: tie, dummyDown: down, dummyMayHelp, points } = rules;
  return [
    words.rules['points.reveal']({ reveal: points.reveal }),
    words.rules['card.declarer']({ declarer, tie }),
    words.rules['card.dummy']({ down, help: dummyMayHelp ? 'yes' : 'no' }),
    contractLine(words, rules),
    words.rules['card.back']({ undo }),
    matchLine(words, rules),
  ];
}
