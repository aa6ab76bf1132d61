// Every told line is read out once, by whichever live region the reader has before them.

import { useEffect } from 'preact/hooks';
import { useToldLines } from './told-lines';

/** `read` must stay the same function. */
export function useReadOut(read: (text: string) => void): void {
  const { lines, readOut } = useToldLines();
  useEffect(() => {
    for (const { id, text } of lines) {
      if (id > readOut.current) read(text);
      readOut.current = Math.max(readOut.current, id);
    }
  }, [lines, readOut, read]);
}
