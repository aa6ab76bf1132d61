// Above the stage: the line, when it is broken. Over the bar for a while: what was just told.

import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../../app/store';
import { useTell } from '../../table/told';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { PassingLine } from '../told/PassingLine';
import { useReadOut } from '../told/use-read-out';
import { lineText } from '../words/line-words';

/** The line is read out when it breaks and when it is back. */
function useLineTold(): void {
  const { live, words } = useLive();
  const tell = useTell();
  const line = useStore(live.line);
  const [first] = useState(line);
  useEffect(() => {
    if (line !== first) tell(lineText(words, line, true));
  }, [line, first, tell, words]);
}

export function FriendsPanel() {
  const { live } = useLive();
  const isUp = useStore(live.line).is === 'up';
  useLineTold();
  useReadOut(useTell());
  return (
    <>
      {!isUp && <LineNotice quiet />}
      <PassingLine />
    </>
  );
}
