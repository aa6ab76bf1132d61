// A strain, a vulnerability and the cards of a trick on the command line.

import { accept, type Card, isCard, isStrain, refuse, type Strain } from '@minibridge/bridge';
import { VULNERABILITIES, type Vulnerability } from '@minibridge/solver';
import type { Reader } from './given';

export const readStrain: Reader<Strain> = (text) =>
  isStrain(text) ? accept(text) : refuse({ reason: 'strain-unknown', text });

export const readVulnerability: Reader<Vulnerability> = (text) => {
  const vulnerability = VULNERABILITIES.find((each) => each.toLowerCase() === text.toLowerCase());
  return vulnerability === undefined ? refuse({ reason: 'vulnerability-unknown', text }) : accept(vulnerability);
};

/** `HQ HK`: the leader's card first. */
export const readTrick: Reader<readonly Card[]> = (text) => {
  const cards = text.split(/\s+/).filter(Boolean);
  const wrong = cards.find((card) => !isCard(card));
  return wrong === undefined ? accept(cards.filter(isCard)) : refuse({ reason: 'card-text', text: wrong });
};
