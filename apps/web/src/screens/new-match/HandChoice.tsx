// Whose hand the person gets, and at which seat.

import { SEATS } from '@minibridge/bridge';
import { SEAT_POLICIES } from '@minibridge/table';
import { useSay } from '../../app/app-state';
import { Segmented } from '../../pieces/Segmented';
import { Tiles } from '../../pieces/Tiles';
import { seatName } from '../../words/seat-words';
import type { ChoiceProps } from './RuleSetTiles';

export function HandChoice({ words, choice, onChange }: ChoiceProps) {
  const say = useSay();
  const hands = SEAT_POLICIES.map((policy) => ({
    value: policy,
    title: words[`new.policy-${policy}`](),
    note: words[`new.policy-${policy}-note`](),
  }));
  return (
    <section class="sheet one-column">
      <h2>{words['new.seat']()}</h2>
      <Tiles
        label={words['new.seat']()}
        tiles={hands}
        value={choice.policy}
        onChange={(policy) => onChange({ ...choice, policy })}
      />
      <Segmented
        legend={words['new.place']()}
        options={SEATS.map((seat) => ({ value: seat, label: seatName(say, seat) }))}
        value={choice.seat}
        onChange={(seat) => onChange({ ...choice, seat })}
      />
    </section>
  );
}
