// The line is read out when it breaks and when it is back.

import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../../app/store';
import { useLive } from '../live-context';
import { lineText } from '../words/line-words';

/** `read` must stay the same function. */
export function useLineTold(read: (text: string) => void): void {
  const { live, words } = useLive();
  const line = useStore(live.line);
  const [first] = useState(line);
  useEffect(() => {
    if (line !== first) read(lineText(words, line, true));
  }, [line, first, read, words]);
}
