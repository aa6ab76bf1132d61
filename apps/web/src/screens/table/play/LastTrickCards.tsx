/** A trick in the order played, each card over the letter of its seat, the winner's marked. */
import { type Card, seatsFrom } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { names } from '../../../pieces/names';
import { cardIndex, cardName } from '../../../words/card-words';
import { seatName, seatSign } from '../../../words/seat-words';
import type { LastTrick } from './last-trick';

export function LastTrickCards({ last }: { readonly last: LastTrick }) {
  const { say, settings } = useApp();
  const seats = seatsFrom(last.trick.leader);
  const face = (card: Card) => (
    <span class="card" data-s={card.charAt(0)} data-r={card.charAt(1)} role="img" aria-label={cardName(say, card)}>
      <b>{cardIndex(settings, card)}</b>
    </span>
  );
  return (
    <ol class="last-trick">
      {last.trick.cards.map((card, at) => {
        const seat = seats[at] ?? last.trick.leader;
        return (
          <li key={card} class={names(seat === last.winner && 'winner')}>
            {face(card)}
            <span class="sr">{seatName(say, seat)}</span>
            <span aria-hidden="true">{seatSign(settings.language, seat)}</span>
          </li>
        );
      })}
    </ol>
  );
}
