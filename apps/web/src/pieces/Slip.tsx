/** An announcement: a small paper slip in front of a seat. */
import { names } from './names.ts';

export type SlipProps = {
  /** The number said, or "…" while it is awaited. */
  readonly text: string;
  readonly unit?: string | undefined;
  /** `wait`: not said yet; `void`: said, but everybody counts again. */
  readonly state?: 'said' | 'wait' | 'void' | undefined;
};

export function Slip({ text, unit, state = 'said' }: SlipProps) {
  return (
    <p class={names('slip', 'num', state !== 'said' && state)}>
      {text}
      {unit && <small>{unit}</small>}
    </p>
  );
}
