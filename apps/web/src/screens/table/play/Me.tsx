/**
 * The line above the hand: the viewer's seat, what to do now, and the tricks so far; over it the hint, when one was asked for.
 * Where no panel stands beside the table, taking back is a button there.
 */

import { sideOf, trumpOf, winner } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import type { Table } from '@minibridge/table';
import { useContext } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { TrickRow } from '../../../cards/TrickRow';
import { IconButton } from '../../../pieces/Button';
import { Seat } from '../../../pieces/Seat';
import { occupantName, seatSign } from '../../../words/seat-words';
import { HintContext } from '../told';
import { type PlayView, roleOf } from './play-view';
import { tricksBySide } from './prompt';
import { roleWord } from './role-word';
import type { LyingTrick } from './use-lying-trick';

export type MeProps = {
  readonly play: PlayView;
  readonly table: Table;
  readonly text: string;
  /** `text` answers a press or a question. */
  readonly answers: boolean;
  readonly lying: LyingTrick | undefined;
  readonly onLastTrick: () => void;
  /** Absent where nothing can be taken back. */
  readonly onUndo: (() => void) | undefined;
};

/** Whose each trick is that has left the middle, in order: true for the viewer's side. */
function laidTricks({ board, me }: PlayView, lying: LyingTrick | undefined): readonly boolean[] {
  const laid = lying && !lying.leaves ? board.tricks.slice(0, -1) : board.tricks;
  return laid.map((trick) => sideOf(winner(trick, trumpOf(board.contract.strain))) === sideOf(me));
}

/** Whose the tricks are: the player's side and the others, or by side for who only watches. */
function tricksText(say: TableMessages, { board, you }: PlayView, shows: boolean): string {
  if (you === undefined) {
    const { NS, EW } = board.won;
    return say['play.tricks-sides']({ show: shows ? 'yes' : 'no', northSouth: NS, eastWest: EW });
  }
  const counted = tricksBySide(board, you);
  return shows ? say['play.tricks-won-show'](counted) : say['play.tricks-won'](counted);
}

/** The points and what the seat is in this deal; who watches sees dummy's points in its cards, as at the other seats. */
function notes(say: TableMessages, { board, me, you }: PlayView): readonly string[] {
  const role = roleOf(board, me);
  const points = you === undefined && role === 'dummy' ? undefined : say.points({ points: board.points[me] });
  return [points, roleWord(say, role)].filter((note) => note !== undefined);
}

export function Me({ play, table, text, answers, lying, onLastTrick, onUndo }: MeProps) {
  const { say, settings } = useApp();
  const { me } = play;
  const laid = laidTricks(play, lying);
  return (
    <div class="me">
      <Seat letter={seatSign(settings.language, me)} turn={play.turn === me} label={say['seat.name']({ seat: me })} />
      <p class="prompt" data-answers={answers ? '' : undefined}>
        <span>{text}</span>
        <small class="num">
          <span>{occupantName(say, table, me)}</span>
          {notes(say, play).map((note) => (
            <span key={note}> {note}</span>
          ))}
        </small>
      </p>
      <TrickRow label={tricksText(say, play, laid.length > 0)} tricks={laid} onPress={onLastTrick} />
      {onUndo && (
        <span class="take-back">
          <IconButton icon="undo" label={say['undo.ask']()} onPress={onUndo} />
        </span>
      )}
      {useContext(HintContext)?.panel}
    </div>
  );
}
