// A seat that is promised for the next deal can be given back: whoever sits keeps the own one, whoever watches goes on watching.

import type { Ask, Person } from '@minibridge/protocol';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';
import { nameOf } from '../words/people-words';

/** `person`: the reader. */
export type GiveBackProps = { readonly table: LiveTable; readonly person: Person };

export function GiveBack({ table, person }: GiveBackProps) {
  const { words } = useLive();
  const { ask, busy, refused } = useAsk(table);
  const { seat } = person;
  const what: Ask = seat === undefined ? { type: 'stand' } : { type: 'sit', seat, name: nameOf(words, person) };
  return (
    <>
      <Button icon="seats" unready={busy !== undefined} onPress={() => void (busy === undefined && ask(what))}>
        {seat === undefined ? words['watch.give-back']() : words['people.stay']()}
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </>
  );
}
