/** A bot says why it played: the last reason, near its seat. */
import { useApp } from '../../../app/app-state';
import { Say } from '../../../pieces/Say';
import { seatSign } from '../../../words/seat-words';
import { placeOf } from './places';
import type { PlayView } from './play-view';
import type { Spoken } from './spoken';
import { useReasonText } from './use-reason-text';

export type BubbleProps = { readonly play: PlayView; readonly spoken: Spoken };

export function Bubble({ play, spoken }: BubbleProps) {
  const { say, settings } = useApp();
  const reasonText = useReasonText();
  const text = reasonText(spoken.reason, spoken.hand);
  if (text === '') return null;
  return (
    <Say
      who={say['play.says']({ letter: seatSign(settings.language, spoken.seat) })}
      text={text}
      from={placeOf(play.me, spoken.seat)}
    />
  );
}
