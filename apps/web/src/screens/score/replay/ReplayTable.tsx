// The four hands around the trick, the reader's at the bottom, as the cards lie at one step.

import { type Card, handsFromPlay, nextToPlay, playOf, SEATS, type Seat, seatsFrom } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import type { Place } from '../../../cards/item';
import { Trick } from '../../../cards/Trick';
import { cardItem } from '../../../words/card-words';
import { seatSign } from '../../../words/seat-words';
import { seatsAround } from '../../table/places';
import { placeOf } from '../../table/play/places';
import { type CardMark, type CardNote, HandDiagram } from '../hands/HandDiagram';
import { playerNames, playersOf } from '../players';
import type { PartProps } from '../props';
import type { Findings } from '../review/findings';
import { costNotes } from './cost-words';
import type { Step } from './steps';

export type ReplayStepProps = Pick<PartProps, 'view' | 'board' | 'words' | 'you'> & {
  readonly step: Step;
  readonly findings: Findings;
};

/** The signs beside the cards that have been played and cost tricks. */
function useCostNotes({ board, words, step, findings }: ReplayStepProps): ReadonlyMap<Card, CardNote> {
  const { language } = useApp().settings;
  return costNotes({ words, language, costly: findings.costly }, playOf(board).slice(0, step.at));
}

type TableProps = ReplayStepProps & {
  /** Also the hands that the person did not see during the play. */
  readonly all: boolean;
};

/** Whose turn it is at this step; absent while a complete trick lies. */
function turnAt({ trick }: Step): Seat | undefined {
  return trick.cards.length < 4 ? nextToPlay(trick) : undefined;
}

function ReplayHand({ view, board, words, you, step, findings, all, seat }: TableProps & { readonly seat: Seat }) {
  const { say, settings } = useApp();
  const notes = useCostNotes({ view, board, words, you, step, findings });
  const isSeen = all || board.dealt[seat] !== undefined;
  const whole = handsFromPlay(board)[seat];
  const hand = isSeen ? whole : whole.filter((card) => step.played.has(card));
  const hidden = whole.length - hand.length;
  const markOf = (card: Card): CardMark | undefined => {
    if (step.trick.cards.includes(card)) return 'now';
    return step.played.has(card) ? 'gone' : undefined;
  };
  const name = playerNames({ say, language: settings.language }, playersOf(view.table, board), seat);
  return (
    <HandDiagram
      letter={seatSign(settings.language, seat)}
      name={name}
      label={words['deal.head']({ seat, name })}
      hand={hand}
      markOf={markOf}
      noteOf={(card) => notes.get(card)}
      turn={seat === turnAt(step)}
      foot={isSeen ? undefined : words['replay.hidden']({ cards: hidden })}
    />
  );
}

function ReplayTrick(props: ReplayStepProps) {
  const { view, words, step } = props;
  const { say, settings } = useApp();
  const { trick, number, winner } = step;
  const notes = useCostNotes(props);
  const place = (seat: Seat): Place => placeOf(view.seat, seat);
  const seats = seatsFrom(trick.leader);
  const turn = turnAt(step);
  const around = seatsAround(view.seat);
  const letter = (at: Place): string => seatSign(settings.language, around[at]);
  return (
    <Trick
      label={words['replay.trick']({ number })}
      cards={trick.cards.map((card, at) => {
        const item = cardItem({ say, settings }, card);
        const note = notes.get(card);
        const noted = note ? { ...item, label: `${item.label}, ${note.said}`, note: note.sign } : item;
        return { ...noted, at: place(seats[at] ?? trick.leader) };
      })}
      letters={{ top: letter('top'), right: letter('right'), bottom: letter('bottom'), left: letter('left') }}
      now={turn && place(turn)}
      lead={say['tag.lead']({ trick: number === 1 ? 'first' : 'later' })}
      winner={winner && place(winner)}
    />
  );
}

export function ReplayTable(props: TableProps) {
  return (
    <div class="replay-table">
      {SEATS.map((seat) => (
        <div key={seat} class={`at-${placeOf(props.view.seat, seat)}`}>
          <ReplayHand {...props} seat={seat} />
        </div>
      ))}
      <div class="at-middle">
        <ReplayTrick {...props} />
      </div>
    </div>
  );
}
