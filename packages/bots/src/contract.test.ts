import { contractText, presetRules } from '@minibridge/bridge';
import { rules } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { choosingLog, decisionAfter, type Hands } from './testing';

function chosen(hands: Hands, points: number, by = presetRules('mb.site4')): string {
  const { action, reason } = decisionAfter(choosingLog(hands, points, by));
  return action.type === 'choose' ? `${contractText(action.contract)} ${reason.name}` : action.type;
}

/** Eight spades, eight diamonds and no suit of eight, together. */
const MAJOR = { N: 'KJ3.K84.Q952.J64', S: 'AQT82.A3.K3.A732' };
const BOTH = { N: 'KJ52.KJ84.Q95.64', S: 'AQT8.AQ32.K3.A73' };
const MINOR = { N: 'KJ3.K84.Q952.J64', S: 'A82.A32.AKJ3.K73' };
const NEITHER = { N: 'KJ3.K842.Q92.J64', S: 'A82.A73.AKJ3.KT7' };

describe('the beginner’s rule: 25 points make a game, eight cards make trumps', () => {
  test.each([
    // hands    points  contract and reason
    [MAJOR, 25, 'game S major-fit'],
    [MAJOR, 24, 'part S major-fit'],
    [BOTH, 26, 'game S major-fit'], // of equals the higher
    [MINOR, 25, 'game NT no-trump-before-minor'], // never five of a minor
    [MINOR, 24, 'part D minor-fit'],
    [NEITHER, 25, 'game NT no-fit'],
    [NEITHER, 24, 'part NT no-fit'],
    [MAJOR, 34, 'game S major-fit'], // no slams in these rules
  ])('%o with %i points: %s', (hands, points, contract) => expect(chosen(hands, points)).toBe(contract));
});

describe('the same rule in other rule sets', () => {
  const levels = presetRules('mb.levels');
  const afterLead = rules('mb.site4', { dummyDown: 'after_lead' });
  test.each([
    // rules                         hands   points  contract and reason
    [presetRules('mb.slam800'), MAJOR, 33, 'small-slam S major-fit'],
    [presetRules('mb.slam800'), MAJOR, 37, 'small-slam S major-fit'],
    [presetRules('mb.slams'), NEITHER, 37, 'grand-slam NT no-fit'],
    [levels, MAJOR, 22, 'level 1 S major-fit'],
    [levels, MAJOR, 23, 'level 2 S major-fit'],
    [levels, MAJOR, 25, 'level 4 S major-fit'],
    [levels, NEITHER, 28, 'level 3 NT no-fit'], // four at no trump would bring nothing more
    [levels, NEITHER, 33, 'level 6 NT no-fit'],
    [levels, MAJOR, 38, 'level 7 S major-fit'],
    [presetRules('mb.targets'), MAJOR, 25, 'target 9 S major-fit'],
    [presetRules('mb.targets'), MINOR, 25, 'target 9 D minor-fit'],
    [presetRules('mb.targets+1'), MINOR, 25, 'target 9 NT no-trump-pays-more'], // trumps would need ten
    [presetRules('mb.count'), MINOR, 25, 'tricks D minor-fit'],
    [presetRules('mb.count'), NEITHER, 25, 'tricks NT no-fit'],
    [presetRules('mb.nt-first'), MAJOR, 25, 'game NT what-the-rules-leave'],
    [presetRules('mb.nt-first'), MINOR, 22, 'part NT what-the-rules-leave'],
    [presetRules('mb.nt-first'), NEITHER, 25, 'game NT what-the-rules-leave'],
    [presetRules('mb.nbb'), MAJOR, 24, 'part S major-fit'],
    [rules('mb.site4', { denominations: ['C', 'D'] }), NEITHER, 25, 'game D what-the-rules-leave'],
    [rules('mb.site4', { gameMinHcp: { hcp: 26, mode: 'advice' } }), MAJOR, 25, 'part S major-fit'],
    [afterLead, { S: 'AQT832.A3.K3.A73' }, 25, 'game S own-long-major'],
    [afterLead, { S: 'AQT82.A3.K3.A732' }, 25, 'game NT dummy-unknown'],
  ])('%o %o with %i points: %s', (by, hands, points, contract) => expect(chosen(hands, points, by)).toBe(contract));
});
