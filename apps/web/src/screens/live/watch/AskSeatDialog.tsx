// Telling the host one's name, where only the host gives out seats.

import { useApp } from '../../../app/app-state';
import { type LiveTable, personOf } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';
import { NameField, useOwnName } from '../NameField';

export type AskSeatDialogProps = { readonly table: LiveTable; readonly onClose: () => void };

export function AskSeatDialog({ table, onClose }: AskSeatDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const name = useOwnName();
  const { ask, refused, busy } = useAsk(table);
  const isReady = name !== undefined && busy === undefined;
  const isTold = name !== undefined && personOf(table, table.you)?.name === name;
  return (
    <Dialog
      title={words['name.tell']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        !isTold && (
          <Button
            kind="main"
            unready={!isReady}
            onPress={() => void (name !== undefined && isReady && ask({ type: 'introduce', name }))}
          >
            {words['name.tell']()}
          </Button>
        )
      }
    >
      <p>{words['lobby.do-name-host']()}</p>
      <NameField />
      <p role="status">{isTold && words['name.told']({ name })}</p>
      {refused && <p role="alert">{refused}</p>}
    </Dialog>
  );
}
