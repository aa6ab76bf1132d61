// All four hands of the deal around a compass, and the link that deals them again.

import { dealId, dummyOf, type Finished, handsFromPlay, pointsOf, SEATS, type Seat } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { seatSign } from '../../../words/seat-words';
import { playerNames, playersOf } from '../players';
import type { PartProps } from '../props';
import { DealLink } from './DealLink';
import { HandDiagram } from './HandDiagram';
import './hands.css';

function Roles({ board, seat }: { readonly board: Finished; readonly seat: Seat }) {
  const { say } = useApp();
  return (
    <>
      {seat === board.declarer && <span>{say['role.declarer']()}</span>}
      {seat === dummyOf(board) && <span>{say['role.dummy']()}</span>}
      {seat === board.dealer && <span>{say['role.dealer']()}</span>}
    </>
  );
}

function Compass() {
  const { language } = useApp().settings;
  return (
    <div class="compass felt" aria-hidden="true">
      {SEATS.map((seat) => (
        <b key={seat} data-seat={seat}>
          {seatSign(language, seat)}
        </b>
      ))}
    </div>
  );
}

type FourHandsProps = Pick<PartProps, 'view' | 'board' | 'words'>;

type OneHandProps = FourHandsProps & { readonly seat: Seat };

function OneHand({ view, board, words, seat }: OneHandProps) {
  const { say, settings } = useApp();
  const name = playerNames({ say, language: settings.language }, playersOf(view.table, board), seat);
  const hand = handsFromPlay(board)[seat];
  return (
    <div data-seat={seat}>
      <HandDiagram
        letter={seatSign(settings.language, seat)}
        name={name}
        label={words['deal.head']({ seat, name })}
        hand={hand}
        notes={
          <>
            <span>{words['deal.points']({ points: pointsOf(hand) })}</span>
            <Roles board={board} seat={seat} />
          </>
        }
      />
    </div>
  );
}

export function FourHands(props: FourHandsProps) {
  const { board, words } = props;
  return (
    <section class="sheet keep">
      <h2>{words['deal.title']()}</h2>
      <div class="four-hands">
        <OneHand {...props} seat="N" />
        <OneHand {...props} seat="W" />
        <Compass />
        <OneHand {...props} seat="E" />
        <OneHand {...props} seat="S" />
        <DealLink id={dealId(handsFromPlay(board))} words={words}>
          <Button kind="plain" icon="print" onPress={() => print()}>
            {words['deal.print']()}
          </Button>
        </DealLink>
      </div>
    </section>
  );
}
