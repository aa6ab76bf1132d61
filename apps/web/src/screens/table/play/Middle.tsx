/** The middle of the table: the trick that is played, and over it the one just won until it goes to its winner. */
import { type Trick as PlayedTrick, seatsFrom } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { Trick, type TrickCard } from '../../../cards/Trick';
import { cardItem } from '../../../words/card-words';
import { seatSign } from '../../../words/seat-words';
import { seatsAround } from '../places';
import { placeOf } from './places';
import type { PlayView } from './play-view';
import type { LyingTrick } from './use-lying-trick';

export type MiddleProps = { readonly play: PlayView; readonly lying: LyingTrick | undefined };

export function Middle({ play, lying }: MiddleProps) {
  const { say, settings } = useApp();
  const { board, me, turn } = play;
  const seats = seatsAround(me);
  const letter = (place: 'top' | 'right' | 'bottom' | 'left'): string => seatSign(settings.language, seats[place]);
  const letters = { top: letter('top'), right: letter('right'), bottom: letter('bottom'), left: letter('left') };
  const cardsOf = ({ leader, cards }: PlayedTrick): readonly TrickCard[] =>
    cards.map((card, at) => ({
      ...cardItem({ say, settings }, card),
      at: placeOf(me, seatsFrom(leader)[at] ?? leader),
    }));
  const numberNow = board.tricks.length + 1;
  const leadIn = (number: number): string => say['tag.lead']({ trick: number === 1 ? 'first' : 'later' });
  const won = lying && placeOf(me, lying.winner);
  return (
    <div class="p-trick tricks-lie">
      {board.phase === 'play' && (
        <Trick
          key={numberNow}
          label={say['play.trick']({ number: numberNow })}
          cards={cardsOf(board.trick)}
          letters={letters}
          now={turn && placeOf(me, turn)}
          lead={leadIn(numberNow)}
        />
      )}
      {lying && (
        <Trick
          key={lying.number}
          label={say['play.trick']({ number: lying.number })}
          cards={cardsOf(lying.trick)}
          letters={letters}
          lead={leadIn(lying.number)}
          winner={won}
          sweep={lying.leaves ? won : undefined}
        />
      )}
    </div>
  );
}
