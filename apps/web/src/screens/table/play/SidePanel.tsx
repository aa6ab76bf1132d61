/** On a wide screen: the last trick, what bots said, what is known about points, what friends are told, and taking back. */
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Rich } from '../../../pieces/Rich';
import { seatName, seatSign } from '../../../words/seat-words';
import { useExtras } from '../extras';
import { Known } from './Known';
import { LastTrickCards } from './LastTrickCards';
import { lastTrickOf } from './last-trick';
import type { PlayView } from './play-view';
import type { Spoken } from './spoken';
import { useReasonText } from './use-reason-text';

export type SidePanelProps = {
  readonly play: PlayView;
  readonly spoken: readonly Spoken[];
  /** Absent where nothing can be taken back. */
  readonly onUndo: (() => void) | undefined;
};

export function SidePanel({ play, spoken, onUndo }: SidePanelProps) {
  const { say, settings } = useApp();
  // Bots on a server keep their reasons to themselves.
  const extras = useExtras();
  const reasonText = useReasonText();
  const last = lastTrickOf(play);
  return (
    <aside class="panel">
      {last && (
        <section>
          <h2>{say['play.last-trick']({ who: last.who })}</h2>
          <LastTrickCards last={last} />
        </section>
      )}
      {settings.botsSayWhy && extras?.kind !== 'friends' && (
        <section class="why-played">
          <h2>{say['play.why']()}</h2>
          {spoken.length === 0 && <p class="muted">{say['play.why-none']()}</p>}
          <ol class="reasons">
            {[...spoken].reverse().map(({ key, seat, reason, hand }) => (
              <li key={key}>
                <span class="sr">{seatName(say, seat)}</span>
                <b aria-hidden="true">{seatSign(settings.language, seat)}</b>
                <span>
                  <Rich text={reasonText(reason, hand)} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Known play={play} />
      {extras?.side}
      {onUndo && (
        <Button icon="undo" onPress={onUndo}>
          {say['undo.ask']()}
        </Button>
      )}
    </aside>
  );
}
