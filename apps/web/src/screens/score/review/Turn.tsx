// A turning point: the card, what it cost, whether that could be known, and the way to it in the replay.

import type { Seat } from '@minibridge/bridge';
import { type TurningPoint, verdictText } from '@minibridge/learn';
import type { ReviewMessages } from '@minibridge/messages';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { SeenHeard } from '../../../pieces/SeenHeard';
import { sentenceOf } from '../../../words/card-writing';
import { whoIs } from '../../../words/seat-words';

export type TurnProps = {
  readonly turn: TurningPoint;
  readonly review: ReviewMessages;
  readonly you: Seat | undefined;
  readonly onShow: (step: number) => void;
};

export function Turn({ turn, review, you, onShow }: TurnProps) {
  const app = useApp();
  const { place, by, card, cost } = turn;
  const number = Math.floor(place / 4) + 1;
  const head = sentenceOf(app, (write) => review.turn({ number, who: whoIs(by, you), card: write.card(card), cost }));
  return (
    <div class="turning">
      <p class="turning-head">
        <SeenHeard text={head} />
      </p>
      <p>
        <SeenHeard text={sentenceOf(app, (write) => verdictText(review, turn, write))} />
      </p>
      <Button icon="replay" onPress={() => onShow(place + 1)}>
        {review['turn-show']()}
        <span class="sr"> {head.heard}</span>
      </Button>
    </div>
  );
}
