// `minibridge declarer`: who declares with these points.

import { accept, DEFAULT_PRESET, presetRules } from '@minibridge/bridge';
import type { Command } from '../command';
import { optional, required } from '../reading/given';
import { readPoints } from '../reading/points';
import { RULES_OPTION, readRules } from '../reading/rules';
import { readSeat } from '../reading/seat';
import { type Selected, select } from '../selection';
import { SEAT_NAMES, SIDE_NAMES, sentence } from '../writing/names';

function inWords(selected: Selected): string {
  switch (selected.outcome) {
    case 'declarer': {
      const { declarer, dummy, side, sidePoints } = selected;
      const roles = `Declarer: ${SEAT_NAMES[declarer]}, dummy: ${SEAT_NAMES[dummy]}`;
      return `${roles}; ${SIDE_NAMES[side]} have ${sidePoints} points together.`;
    }
    case 'partners-choose':
      return `${SIDE_NAMES[selected.side]} choose between them who declares; they have ${selected.sidePoints} points together.`;
    case 'coin': {
      const [one, other] = selected.candidates;
      return `A coin decides whether ${SEAT_NAMES[one]} or ${SEAT_NAMES[other]} declares; they have ${selected.sidePoints} points together.`;
    }
    case 'redeal':
      return `20 and 20: nobody plays, ${SEAT_NAMES[selected.dealer]} deals again.`;
  }
}

export const DECLARER: Command = {
  summary: 'who declares with these points',
  usage: 'declarer --points N9,E5,S16,W10 --dealer S [--rules ID]',
  options: [
    { name: 'points', hint: 'N9,E5,S16,W10', what: 'the points of the four hands; they make 40' },
    { name: 'dealer', hint: 'S', what: 'the dealer, N, E, S or W' },
    RULES_OPTION,
  ],
  example: 'declarer --points N9,E5,S16,W10 --dealer N',
  prepare(given) {
    const points = required(given, 'points', readPoints);
    if (!points.ok) return points;
    const dealer = required(given, 'dealer', readSeat);
    if (!dealer.ok) return dealer;
    const rules = optional(given, 'rules', readRules);
    if (!rules.ok) return rules;
    const selected = select(presetRules(rules.value ?? DEFAULT_PRESET), points.value, dealer.value);
    return accept({ json: [selected], text: [sentence(inWords(selected))] });
  },
};
