// A hint as the steps in which it is shown: one thing at a time, the answer never first.

import type { Further, Hint, HintStep } from '@minibridge/learn';
import type { Marked } from '../told';

export type HintPart = {
  /** What stands before it; absent: nothing. */
  readonly head?: 'also' | 'further';
  readonly step: HintStep;
};

/** Where to look, what follows, the card or the contract; then what is worth knowing besides. */
export function partsOf({ look, follows, act, also }: Hint, further?: Further): readonly HintPart[] {
  return [
    ...[look, ...follows, act].map((step) => ({ step })),
    ...(also ? [{ head: 'also', step: also.follows } as const] : []),
    ...(further ? [{ head: 'further', step: further } as const] : []),
  ];
}

/** The card or the contract that one of the parts names; always the same thing for the same hint. */
export function namedIn(parts: readonly HintPart[]): Marked | undefined {
  for (const { step } of parts) if (step.name === 'act-play' || step.name === 'act-choose') return step;
  return undefined;
}
