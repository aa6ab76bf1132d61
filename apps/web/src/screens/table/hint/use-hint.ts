// The hint for the moment, found out when it is opened and never before.

import { SeatView } from '@minibridge/bridge';
import { type Further, hintFor, taught } from '@minibridge/learn';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { HostView } from '../../../host/ledger';
import { furtherThan } from './further';
import { type HintPart, partsOf } from './hint-parts';

/** Its parts, the first to be shown first; absent when there is none. What a search adds joins them when it is found. */
export function useHint(view: HostView): readonly HintPart[] | undefined {
  const { seat, table } = view;
  const { board, boardLog } = table;
  const hint = useMemo(() => {
    const seen = SeatView.of(seat, boardLog);
    return seen && hintFor(seen, taught);
  }, [seat, boardLog]);
  const [further, setFurther] = useState<Further>();
  useEffect(() => {
    if (hint?.act.name !== 'act-choose' || board?.phase !== 'choosing') return undefined;
    let isLeft = false;
    // Without it the hint is whole.
    furtherThan(hint.act.contract, board, { seat, table }).then(
      (found) => !isLeft && setFurther(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [hint]);
  return hint && partsOf(hint, further);
}
