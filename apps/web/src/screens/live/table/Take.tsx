// A button that asks the server for what was chosen, and what it refused.

import type { Ask } from '@minibridge/protocol';
import { useState } from 'preact/hooks';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Icon } from '../../../pieces/Icon';
import { useAsk } from '../lobby/use-ask';

export type TakeProps = {
  readonly table: LiveTable;
  readonly what: Ask;
  readonly text: string;
  /** Said once it is done, until something else is chosen. */
  readonly done: string;
  /** Why it cannot be asked for as it stands. */
  readonly problem?: string | undefined;
};

export function Take({ table, what, text, done, problem }: TakeProps) {
  const { ask, refused, busy } = useAsk(table);
  const [taken, setTaken] = useState<string>();
  const wish = JSON.stringify(what);
  const isReady = problem === undefined && busy === undefined && taken !== wish;
  const take = async (): Promise<void> => {
    if (isReady && (await ask(what))) setTaken(wish);
  };
  return (
    <>
      <Button icon="check" unready={!isReady} onPress={() => void take()}>
        {text}
      </Button>
      <p class="live-taken" role="status">
        {taken === wish && (
          <>
            <Icon name="check" />
            {done}
          </>
        )}
      </p>
      {(problem ?? refused) && <p role="alert">{problem ?? refused}</p>}
    </>
  );
}
