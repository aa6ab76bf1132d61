// From presses to cards: guarded against hasty fingers, in one tap or two, with an answer for every card that may not go.

import type { Card } from '@minibridge/bridge';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import type { HostView } from '../../../host/ledger';
import type { HostRefusal, TableHost } from '../../../host/local-host';
import { refusalText } from '../../../words/refusal-words';
import { HintContext, useTell } from '../told';
import type { PlayView } from './play-view';
import { answerTo } from './press-answer';
import { AT_REST, cardRefused, cardSent, type Guard, type Press, pressBegins, pressEnds } from './press-guard';

/** What the viewer has touched in this turn; forgotten with the next card. */
type Touched = { readonly moment: number; readonly lifted?: Card; readonly note?: string };

export type CardPress = {
  readonly lifted: Card | undefined;
  /** The answer to the last press or question, shown instead of the prompt. */
  readonly note: string | undefined;
  readonly press: (card: Card) => void;
  readonly drop: (card: Card) => void;
  readonly undo: () => void;
  /** Shows `text` in place of the prompt and reads it out. */
  readonly explain: (text: string) => void;
  /** Puts a lifted card back and takes back what was explained. */
  readonly letGo: () => void;
  /** A pointer or a key goes down anywhere on the table; `at` as in `Event.timeStamp`: a slow page is no excuse. */
  readonly begins: (at: number) => void;
};

export type AtTable = { readonly host: TableHost; readonly view: HostView; readonly play: PlayView };

export function useCardPress({ host, view, play }: AtTable): CardPress {
  const { say, settings } = useApp();
  const tell = useTell();
  const hint = useContext(HintContext);
  const guard = useRef<Guard>(AT_REST);
  const [touched, touch] = useState<Touched>({ moment: -1 });
  useEffect(() => {
    guard.current = cardRefused(guard.current);
  }, [view.refusedLater]);
  const { lifted, note } = touched.moment === play.moment ? touched : { lifted: undefined, note: undefined };

  const now = (): Press => ({ turn: play.moment, at: performance.now() });
  const explain = (text: string): void => {
    touch({ moment: play.moment, note: text });
    tell(text);
  };
  const refuse = (refusal: HostRefusal): void => explain(refusalText(say, refusal));

  function send(card: Card): void {
    guard.current = cardSent(guard.current, now());
    const refusal = host.send({ type: 'act', action: { type: 'play', by: play.me, card } });
    if (refusal === undefined) return;
    guard.current = cardRefused(guard.current);
    refuse(refusal);
  }

  function pressed(card: Card, taps: 1 | 2): void {
    const end = pressEnds(guard.current, now());
    guard.current = end.guard;
    if (!end.counts) return;
    hint?.close(); // What the card answers stands in its place.
    const answer = answerTo(play, view.table, { card, lifted, taps });
    if (answer.is === 'play') send(card);
    if (answer.is === 'lift') touch({ moment: play.moment, lifted: card });
    if (answer.is === 'explain') refuse(answer.refusal);
  }

  return {
    lifted,
    note,
    explain,
    press: (card) => pressed(card, settings.taps),
    drop: (card) => pressed(card, 1),
    undo: () => {
      const refusal = host.send({ type: 'askUndo', by: play.me });
      if (refusal) refuse(refusal);
    },
    letGo: () => touch({ moment: play.moment }),
    begins: (at) => {
      guard.current = pressBegins(guard.current, { turn: play.moment, at });
    },
  };
}
