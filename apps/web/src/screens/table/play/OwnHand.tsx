/** The viewer's own cards; a dummy's lie open and are only watched, unless dummy may help. */
import { useApp } from '../../../app/app-state';
import { Hand } from '../../../cards/Hand';
import type { PlayView } from './play-view';
import type { CardPress } from './use-card-press';
import { useShownCards } from './use-shown-cards';

export type OwnHandProps = { readonly play: PlayView; readonly pressing: CardPress };

export function OwnHand({ play, pressing }: OwnHandProps) {
  const { say } = useApp();
  const shown = useShownCards(play, pressing.lifted);
  const watches = play.role === 'dummy' && !play.board.rules.dummyMayHelp;
  return (
    <Hand
      cards={shown(play.own, play.me)}
      suits={play.ownSuits}
      label={say['play.your-cards']()}
      onPress={watches ? undefined : pressing.press}
      onDragTo={watches ? undefined : pressing.drop}
    />
  );
}
