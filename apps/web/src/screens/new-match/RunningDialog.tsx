// A match is in play already: it is never replaced without asking.

import type { SetupMessages } from '@minibridge/messages';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';

export type RunningDialogProps = {
  readonly words: SetupMessages;
  readonly onBegin: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
};

export function RunningDialog({ words, onBegin, onKeep, onClose }: RunningDialogProps) {
  const actions = (
    <>
      <Button onPress={onKeep}>{words['new.running-no']()}</Button>
      <Button kind="main" onPress={onBegin}>
        {words['new.running-yes']()}
      </Button>
    </>
  );
  return (
    <Dialog title={words['new.running']()} closeLabel={words['new.back']()} onClose={onClose} actions={actions}>
      <p>{words['new.running-note']()}</p>
    </Dialog>
  );
}
