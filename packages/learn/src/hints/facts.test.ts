// What a hint says besides the counting is true of the cards on the table and in the player's hand, at every turn of whole boards.

import { chooseFor, type LevelOfPlay } from '@minibridge/bots';
import { openings, playedOut, randomPlayer } from '@minibridge/bots/testing';
import {
  type Card,
  cardsOf,
  isHigher,
  lho,
  partner,
  rankOf,
  STRENGTH,
  type Suit,
  seatsFrom,
  seededChance,
  suitOf,
} from '@minibridge/bridge';
import { expect, test } from 'vitest';
import { hintFor } from './hint';
import { beatsTable, bestOnTable, isHigh, isOursOnTable, type Scene, sceneOf, winnersOf } from './scene';
import type { Fact } from './step';
import { taught } from './taught';

const BOARDS = 6;

type In = { readonly scene: Scene };
type FactOf<N extends Fact['name']> = Extract<Fact, { name: N }>;
type Checks = { readonly [N in Fact['name']]?: (told: FactOf<N> & In) => boolean };

const isAtLeast = (card: Card, rank: 'J' | 'T'): boolean => STRENGTH[rankOf(card)] >= STRENGTH[rank];
const mine = (scene: Scene, suit: Suit): readonly Card[] => cardsOf(scene.hand, suit);
const ours = (scene: Scene, suit: Suit): readonly Card[] => [...mine(scene, suit), ...cardsOf(scene.across, suit)];
const dummys = ({ board }: Scene): readonly Card[] => board.hands[partner(board.declarer)] ?? [];
const cannotFollow = (scene: Scene, suit: Suit): boolean =>
  mine(scene, suit).length === 0 && suitOf(scene.board.trick.cards[0] ?? 'SA') === suit;

/** Tricks that `seat` has led, in the suit. */
function hasLed({ board }: Scene, seat: Scene['from'], suit: Suit): boolean {
  return [...board.tricks, board.trick].some(
    ({ leader, cards: [led] }) => leader === seat && led && suitOf(led) === suit,
  );
}

function hasShownOut({ board }: Scene, seat: Scene['from'], suit: Suit): boolean {
  return board.tricks.some(({ leader, cards: [led, ...more] }) => {
    const card = more[seatsFrom(leader).indexOf(seat) - 1];
    return led !== undefined && suitOf(led) === suit && card !== undefined && suitOf(card) !== suit;
  });
}

function onlyOneBeats(scene: Scene, missing: Card): boolean {
  const suit = suitOf(missing);
  const below = ours(scene, suit).filter((card) => isHigher(missing, card));
  const best = below.find((card) => below.every((each) => each === card || isHigher(card, each)));
  const beating = cardsOf(scene.pool, suit).filter((card) => best !== undefined && isHigher(card, best));
  return beating.length === 1 && beating[0] === missing;
}

const CHECKS: Checks = {
  winners: ({ scene, winners, needed }) => scene.declaring && winners === winnersOf(scene) && needed === scene.needed,
  'winners-to-beat': ({ scene, winners, needed }) =>
    !scene.declaring && winners === winnersOf(scene) && needed === scene.needed,
  losers: ({ scene, suit, losers }) => {
    const high = ours(scene, suit).filter((card) => isHigh(card, scene)).length;
    return losers > 0 && losers === mine(scene, suit).length - high;
  },
  'suit-is-high': ({ scene, suit }) => ours(scene, suit).some((card) => isHigh(card, scene)),
  'higher-out': ({ scene, suit, cards }) =>
    cards.every((card) => scene.pool.includes(card)) &&
    ours(scene, suit).some((card) => cards.every((each) => isHigher(each, card))),
  'other-hand-ruffs': ({ scene, suit }) => cardsOf(scene.across, suit).length === 0,
  'other-hand-ruffs-soon': ({ scene, suit }) => cardsOf(scene.across, suit).length === 1,
  // Of the cards out, the one named alone beats our best card below it: else the finesse might lose to another.
  'finesse-odds': ({ scene, card }) => onlyOneBeats(scene, card),
  'finesse-or-drop': ({ scene, card }) => onlyOneBeats(scene, card),
  entry: ({ scene, card }) => scene.across.includes(card) && isHigh(card, scene),
  'touching-honours': ({ scene, suit }) => {
    const [top, second] = mine(scene, suit).filter((card) => isAtLeast(card, 'T'));
    return top !== undefined && second !== undefined;
  },
  'long-suit': ({ scene, suit, cards }) => mine(scene, suit).length === cards,
  'one-card-in': ({ scene, suit }) => mine(scene, suit).length === 1,
  'two-cards-in': ({ scene, suit }) => mine(scene, suit).length === 2,
  'honour-in': ({ scene, suit }) => mine(scene, suit).some((card) => isAtLeast(card, 'T')),
  'no-honour-in': ({ scene, suit }) => !mine(scene, suit).some((card) => isAtLeast(card, 'J')),
  'partner-led': ({ scene, suit }) => hasLed(scene, partner(scene.from), suit),
  'own-suit': ({ scene, suit }) => hasLed(scene, scene.from, suit),
  'partner-void': ({ scene, suit }) => hasShownOut(scene, partner(scene.from), suit),
  'dummy-strong': ({ scene, suit }) =>
    lho(scene.from) === partner(scene.board.declarer) &&
    cardsOf(dummys(scene), suit).some((card) => isAtLeast(card, 'T')),
  'dummy-weak': ({ scene, suit }) =>
    lho(scene.from) === scene.board.declarer && !cardsOf(dummys(scene), suit).some((card) => isAtLeast(card, 'T')),
  'one-card-allowed': ({ scene }) => scene.legal.length === 1,
  'partner-still-plays': ({ scene }) => !scene.declaring && scene.board.trick.cards.length < 2,
  'other-hand-still-plays': ({ scene }) => scene.declaring && scene.board.trick.cards.length < 2,
  'last-of-our-side': ({ scene }) => scene.board.trick.cards.length >= 2,
  'trick-decides': ({ scene }) => !scene.declaring && scene.needed === 1,
  'partner-is-winning': ({ scene }) => !scene.declaring && isOursOnTable(scene),
  'other-hand-is-winning': ({ scene }) => scene.declaring && isOursOnTable(scene),
  'nothing-beats': ({ scene, card }) =>
    card === bestOnTable(scene) && !scene.legal.some((each) => beatsTable(each, scene)),
  'can-beat': ({ scene, card }) => card === bestOnTable(scene) && scene.legal.some((each) => beatsTable(each, scene)),
  'honour-led': ({ scene, card }) => card === bestOnTable(scene) && isAtLeast(card, 'T'),
  'can-ruff': ({ scene, suit }) => cannotFollow(scene, suit) && mine(scene, scene.trump ?? suit).length > 0,
  'nothing-to-follow': ({ scene, suit }) => cannotFollow(scene, suit),
};

type Named<N extends Fact['name']> = { [P in N]: FactOf<P> & In }[N];

function holds<N extends Fact['name']>(
  told: Named<N>,
  checks: { readonly [P in N]?: (told: Named<P>) => boolean },
): boolean {
  return checks[told.name]?.(told) ?? true;
}

/** Facts that do not hold, of the hints at every turn of some boards played by a level's rules. */
function untrue(level: LevelOfPlay): readonly unknown[] {
  const choose = chooseFor(level);
  const wrong: unknown[] = [];
  for (const opening of openings(BOARDS, 50_000 + level)) {
    playedOut(opening, (view) => {
      const hint = hintFor(view, choose);
      const scene = sceneOf(view);
      if (hint && scene) wrong.push(...hint.follows.filter((fact) => !holds({ ...fact, scene }, CHECKS)));
      return hint?.decision.action;
    });
  }
  return wrong;
}

test.each([1, 2] as const)('by the rules of level %i', (level) => expect(untrue(level)).toEqual([]));

/** Facts about tricks, of boards in which all play as it comes, so that contracts are lost and made early. */
function toldOfTricks(): readonly (FactOf<
  'winners' | 'winners-to-beat' | 'winners-when-beaten' | 'winners-when-made'
> & {
  readonly left: number;
})[] {
  const play = randomPlayer(seededChance(7));
  const told: ReturnType<typeof toldOfTricks>[number][] = [];
  for (const opening of openings(BOARDS * 5, 61_000)) {
    playedOut(opening, (view) => {
      const left = sceneOf(view)?.hand.length ?? 0;
      for (const fact of hintFor(view, taught)?.follows ?? [])
        if ('winners' in fact && fact.name !== 'winners-alone') told.push({ ...fact, left });
      return play(view);
    });
  }
  return told;
}

test('never more tricks are promised, or asked for, than are left', () => {
  const told = toldOfTricks();
  expect(told.filter(({ winners, left }) => winners > left)).toEqual([]);
  expect(told.filter((fact) => 'needed' in fact && fact.needed > fact.left)).toEqual([]);
  const names = new Set(told.map(({ name }) => name));
  expect(names).toEqual(new Set(['winners', 'winners-to-beat', 'winners-when-beaten', 'winners-when-made']));
});
