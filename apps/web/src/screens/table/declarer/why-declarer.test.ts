import { presetRules, type Rules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { choosingAfter, EQUAL } from '../testing';
import { comparedPoints, declaresWith, speakOf, viewerRole, whyDeclarer } from './why-declarer';

const rules = presetRules('mb.site4');
const propose = (by: 'N' | 'S') => ({ type: 'act', action: { type: 'propose', by, declarer: 'S' } }) as const;

test.each([
  ['more points than partner', {}, undefined, [], 'more'],
  ['equal, first from the dealer', {}, EQUAL, [], 'first'],
  ['equal, a coin', { declarerTie: 'coin' }, EQUAL, [], 'coin'],
  ['equal, agreed', { declarerTie: 'partners_choose' }, EQUAL, [propose('N'), propose('S')], 'agreed'],
  ['always agreed', { declarer: 'partners_choose' }, undefined, [propose('N'), propose('S')], 'agreed'],
] as const)('%s', (_when, changes: Partial<Rules>, text, commands, why) => {
  const scene = { rules: { ...rules, ...changes }, seat: 'S' as const };
  expect(whyDeclarer(choosingAfter(text ? { ...scene, text } : scene, commands))).toBe(why);
});

describe('what the viewer does when south declares', () => {
  const board = choosingAfter({ rules, seat: 'S' });
  test.each([
    ['S', 'declarer'],
    ['N', 'dummy'],
    ['W', 'leader'],
    ['E', 'defender'],
  ] as const)('%s: %s', (seat, role) => expect(viewerRole(board, seat)).toBe(role));
  test('dummy may help', () =>
    expect(viewerRole(choosingAfter({ rules: { ...rules, dummyMayHelp: true }, seat: 'S' }), 'N')).toBe('helper'));
  test('25 against 15', () => expect(comparedPoints(board)).toEqual({ more: 25, less: 15 }));
  test('on whose side', () => expect([declaresWith(board, 'N'), declaresWith(board, 'E')]).toEqual([true, false]));
});

test('a partner is called so', () => {
  expect([speakOf('S', 'S'), speakOf('N', 'S'), speakOf('E', 'S')]).toEqual(['you', 'partner', 'E']);
});
