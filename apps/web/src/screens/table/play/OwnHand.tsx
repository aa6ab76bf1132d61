/** The viewer's own cards; a dummy's lie open and are only watched, unless dummy may help. */
import type { TableMessages } from '@minibridge/messages';
import { useApp } from '../../../app/app-state';
import { Hand } from '../../../cards/Hand';
import { seatName } from '../../../words/seat-words';
import { type PlayView, roleOf } from './play-view';
import type { CardPress } from './use-card-press';
import { useShownCards } from './use-shown-cards';

export type OwnHandProps = { readonly play: PlayView; readonly pressing: CardPress };

/** Who only watches sees a hand here when it lies open, and it is not theirs. */
function handLabel(say: TableMessages, { board, me, you }: PlayView): string {
  if (you !== undefined) return say['play.your-cards']();
  const role = roleOf(board, me);
  return role === 'defender' ? seatName(say, me) : say['play.open-hand']({ hand: role, seat: me });
}

export function OwnHand({ play, pressing }: OwnHandProps) {
  const { say } = useApp();
  const shown = useShownCards(play, pressing.lifted);
  const watches = play.role === 'dummy' && !play.board.rules.dummyMayHelp;
  return (
    <Hand
      cards={shown(play.own, play.me)}
      suits={play.ownSuits}
      label={handLabel(say, play)}
      onPress={watches ? undefined : pressing.press}
      onDragTo={watches ? undefined : pressing.drop}
    />
  );
}
