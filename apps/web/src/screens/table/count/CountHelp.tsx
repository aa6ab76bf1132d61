// The counting help: one's own hand suit by suit, and the sum of the four.

import { cardsOf, type Hand, pointsBySuit, pointsOf, SUITS } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { CardFace } from '../../../cards/CardFace';
import { SuitSign } from '../../../cards/SuitSign';
import { Dialog } from '../../../pieces/Dialog';
import { Rich } from '../../../pieces/Rich';
import { cardItem } from '../../../words/card-words';
import { honoursOf } from './counting';

export function CountHelp({ hand, onClose }: { readonly hand: Hand; readonly onClose: () => void }) {
  const app = useApp();
  const { say } = app;
  const points = pointsBySuit(hand);
  return (
    <Dialog title={say['count.help.title']()} closeLabel={say['table.close']()} onClose={onClose}>
      <p>{say['count.help.note']()}</p>
      <ul class="suit-counts">
        {SUITS.map((suit) => (
          <li key={suit}>
            <SuitSign suit={suit} said={say['suit.name']({ suit })} />
            <span class="fan">
              {cardsOf(honoursOf(hand), suit).map((card) => (
                <CardFace key={card} {...cardItem(app, card)} />
              ))}
            </span>
            <b class="num">{points[suit]}</b>
          </li>
        ))}
      </ul>
      <p class="suit-sum num">
        <Rich
          text={say['count.help.sum']({
            spades: points.S,
            hearts: points.H,
            diamonds: points.D,
            clubs: points.C,
            sum: pointsOf(hand),
          })}
        />
      </p>
    </Dialog>
  );
}
