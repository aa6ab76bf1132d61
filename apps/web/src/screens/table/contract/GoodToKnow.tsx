// Advice beside the choice, where there is room.

import type { Choosing } from '@minibridge/bridge';
import { useSay } from '../../../app/app-state';
import { goodToKnow } from './know';

export function GoodToKnow({ board }: { readonly board: Choosing }) {
  const say = useSay();
  return (
    <section class="know">
      <h2>{say['choose.know.title']()}</h2>
      {goodToKnow(say, board).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
