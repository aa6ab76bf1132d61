// The cross of seats: three around a middle, the viewer's own below.

import type { ComponentChildren } from 'preact';
import type { Place } from '../../cards/item';

export type RoundProps = {
  /** What is at each place; absent: nothing. */
  readonly at: (place: Place) => ComponentChildren;
  readonly middle: ComponentChildren;
};

export function Round({ at, middle }: RoundProps) {
  return (
    <div class="round">
      <Spot place="top" at={at} />
      <Spot place="left" at={at} />
      <div class="at-middle">{middle}</div>
      <Spot place="right" at={at} />
      <Spot place="bottom" at={at} />
    </div>
  );
}

function Spot({ place, at }: { readonly place: Place; readonly at: RoundProps['at'] }) {
  const content = at(place);
  return content ? <div class={`said at-${place}`}>{content}</div> : null;
}
