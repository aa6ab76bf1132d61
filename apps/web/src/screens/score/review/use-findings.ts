// Looking back on a deal for as long as its score is there.

import type { Finished } from '@minibridge/bridge';
import { useEffect, useState } from 'preact/hooks';
import { untilHere } from '../../../app/until-here';
import { whenQuiet } from '../../../app/when-quiet';
import { type Findings, NOTHING_YET } from './findings';

/** A network that was gone for a moment may be back. */
const ATTEMPTS = 2;

/** Returns the way to leave. */
function begin(board: Finished, tell: (findings: Findings) => void): () => void {
  let last = NOTHING_YET;
  const leaving = new AbortController();
  const keep = (findings: Findings): void => {
    if (leaving.signal.aborted) return;
    last = findings;
    tell(findings);
  };
  const looked = untilHere(
    async () => {
      const { lookBack } = await import('./look-back');
      await lookBack(board, { signal: leaving.signal, tell: keep });
    },
    {
      onHere: () => undefined,
      // No WebAssembly, no network and not kept either, or out of patience: the score says so and is whole without it.
      givenUp: { attempts: ATTEMPTS, on: () => keep({ ...last, failed: true }) },
    },
  );
  return () => {
    leaving.abort();
    looked();
  };
}

/** What is found out about `board`: begun once the score stands, given up when it is left. */
export function useFindings(board: Finished): Findings {
  const [findings, setFindings] = useState(NOTHING_YET);
  useEffect(() => {
    let leave = (): void => undefined;
    const notYet = whenQuiet(() => {
      leave = begin(board, setFindings);
    });
    return () => {
      notYet();
      leave();
      setFindings(NOTHING_YET);
    };
  }, [board]);
  return findings;
}
