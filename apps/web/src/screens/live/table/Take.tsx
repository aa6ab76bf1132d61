// A button that asks the server for what was chosen, and what it refused.

import type { Ask } from '@minibridge/protocol';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { useAsk } from '../lobby/use-ask';

export type TakeProps = {
  readonly table: LiveTable;
  readonly what: Ask;
  readonly text: string;
  /** Why it cannot be asked for as it stands. */
  readonly problem?: string | undefined;
};

export function Take({ table, what, text, problem }: TakeProps) {
  const { ask, refused, busy } = useAsk(table);
  const isReady = problem === undefined && busy === undefined;
  return (
    <>
      <Button icon="check" unready={!isReady} onPress={() => void (isReady && ask(what))}>
        {text}
      </Button>
      {(problem ?? refused) && <p role="alert">{problem ?? refused}</p>}
    </>
  );
}
