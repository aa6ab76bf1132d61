// The keyboard at the table: letters pick cards, "?" asks what is possible, "u" takes back, "l" shows the last trick.

import { type Card, SUITS, type Suit } from '@minibridge/bridge';
import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { inOrder } from '../../../cards/display-order';
import { cardButton, focusedCard } from './focus';
import { keyLetters, pickByKey } from './key-picking';
import { type PlayView, playsOpposite } from './play-view';

/** Milliseconds for which a suit's letter waits for a rank. */
const PATIENCE = 1500;

export type KeyDeeds = {
  readonly possible: () => void;
  readonly undo: () => void;
  readonly lastTrick: () => void;
  readonly letGo: () => void;
};

/** The cards to pick from: those that may be played first. */
function cardsToPick(play: PlayView): readonly Card[] {
  const opposite = playsOpposite(play) ? play.open : undefined;
  const { cards, suits } = opposite ?? { cards: play.own, suits: play.ownSuits };
  const lying = inOrder(
    cards.map((card) => ({ card })),
    suits,
  ).map(({ card }) => card);
  const legal = lying.filter((card) => play.legal.includes(card));
  return [...legal, ...lying.filter((card) => !legal.includes(card))];
}

/** What was typed, and on a keyboard of other letters also what stands on the key in Latin ones. */
function keysOf({ key, code }: KeyboardEvent): readonly string[] {
  if (key.length !== 1) return key === 'Escape' ? [key] : [];
  return code.startsWith('Key') && key > '~' ? [key, code.charAt(3).toLowerCase()] : [key.toLowerCase()];
}

export function useKeys(root: RefObject<HTMLElement>, play: PlayView, deeds: KeyDeeds): (event: KeyboardEvent) => void {
  const { say, settings } = useApp();
  const letters = useMemo(() => {
    const [S, H, D, C] = SUITS.map((suit) => say['suit.name']({ suit }));
    return keyLetters(settings.language, { S: S ?? 'S', H: H ?? 'H', D: D ?? 'D', C: C ?? 'C' });
  }, [say, settings.language]);
  const typed = useRef<{ readonly suits: readonly Suit[]; readonly at: number }>({ suits: [], at: 0 });
  const named: { readonly [key: string]: (() => void) | undefined } = {
    '?': deeds.possible,
    u: deeds.undo,
    l: deeds.lastTrick,
    Escape: deeds.letGo,
  };

  function pick(key: string): boolean {
    const cards = cardsToPick(play);
    const fresh = performance.now() - typed.current.at < PATIENCE;
    const picking = { cards, letters, suits: fresh ? typed.current.suits : [], at: focusedCard(cards) };
    const picked = pickByKey(picking, key);
    if (!picked) return false;
    typed.current = { suits: picked.suits, at: performance.now() };
    cardButton(root.current, picked.card)?.focus();
    return true;
  }

  return (event) => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    const done = keysOf(event).some((key) => {
      const deed = named[key];
      deed?.();
      return deed !== undefined || pick(key);
    });
    if (done) event.preventDefault();
  };
}
