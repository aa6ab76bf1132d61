// A question before something that cannot be undone.

import type { Ask } from '@minibridge/protocol';
import { useApp } from '../../../app/app-state';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';

export type Sure = { readonly title: string; readonly note: string; readonly ask: Ask };

export type SureDialogProps = { readonly table: LiveTable; readonly sure: Sure; readonly onClose: () => void };

export function SureDialog({ table, sure, onClose }: SureDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const { ask, refused } = useAsk(table);
  const yes = async (): Promise<void> => {
    if (await ask(sure.ask)) onClose();
  };
  return (
    <Dialog
      title={sure.title}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => void yes()}>{words['host.yes']()}</Button>
          <Button kind="main" onPress={onClose}>
            {words['host.no']()}
          </Button>
        </>
      }
    >
      <p>{sure.note}</p>
      {refused && <p role="alert">{refused}</p>}
    </Dialog>
  );
}
