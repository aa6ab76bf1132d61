// Looking back on a deal for as long as its score is there.

import type { Finished } from '@minibridge/bridge';
import { useEffect, useState } from 'preact/hooks';
import { whenQuiet } from '../../../app/when-quiet';
import { type Findings, NOTHING_YET } from './findings';

/** Milliseconds before the second try: a network that was gone for a moment may be back. */
const REST = 2000;

async function begin(board: Finished, signal: AbortSignal, tell: (findings: Findings) => void): Promise<void> {
  let last = NOTHING_YET;
  const keep = (findings: Findings): void => {
    last = findings;
    tell(findings);
  };
  const attempt = async (): Promise<boolean> => {
    try {
      const { lookBack } = await import('./look-back');
      if (!signal.aborted) await lookBack(board, { signal, tell: keep });
      return true;
    } catch {
      return false;
    }
  };
  if (await attempt()) return;
  await new Promise((resolve) => setTimeout(resolve, REST));
  // No WebAssembly, no network and not kept either, or out of patience: the score says so and is whole without it.
  if (!signal.aborted && !(await attempt())) tell({ ...last, failed: true });
}

/** What is found out about `board`: begun once the score stands, given up when it is left. */
export function useFindings(board: Finished): Findings {
  const [findings, setFindings] = useState(NOTHING_YET);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (found: Findings): void => {
      if (!leaving.signal.aborted) setFindings(found);
    };
    const notYet = whenQuiet(() => void begin(board, leaving.signal, tell));
    return () => {
      notYet();
      leaving.abort();
      setFindings(NOTHING_YET);
    };
  }, [board]);
  return findings;
}
