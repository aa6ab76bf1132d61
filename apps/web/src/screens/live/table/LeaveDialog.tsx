// Leaving the table: for a while, with the seat kept; or for good, with a bot in it.

import { useApp } from '../../../app/app-state';
import { pageStorage } from '../../../app/page-storage';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { dropLastTable } from '../../../settings/last-table';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';

export type LeaveDialogProps = { readonly table: LiveTable; readonly onClose: () => void };

export function LeaveDialog({ table, onClose }: LeaveDialogProps) {
  const { say, go } = useApp();
  const { live, words } = useLive();
  const { ask, refused } = useAsk(table);
  const forNow = (): void => {
    live.forget(table.code);
    go({ page: 'start' });
  };
  const forGood = async (): Promise<void> => {
    if (!(await ask({ type: 'stand' }))) return;
    dropLastTable(pageStorage, table.code);
    go({ page: 'live' });
  };
  return (
    <Dialog
      title={words['leave.title']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <>
          <Button onPress={forNow}>{words['leave.for-now']()}</Button>
          <Button onPress={() => void forGood()}>{words['leave.for-good']()}</Button>
          <Button kind="main" onPress={onClose}>
            {words['leave.stay']()}
          </Button>
        </>
      }
    >
      <p>{words['leave.note']()}</p>
      {refused && <p role="alert">{refused}</p>}
    </Dialog>
  );
}
