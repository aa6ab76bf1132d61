/** Somebody asks to take a card back: the viewer answers, in a dialog that can only be answered. */
import type { Seat } from '@minibridge/bridge';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';

export type AskedProps = { readonly by: Seat; readonly onAnswer: (agrees: boolean) => void };

export function Asked({ by, onAnswer }: AskedProps) {
  const { say } = useApp();
  return (
    <Dialog
      title={say['play.undo-asked']({ seat: by })}
      closeLabel={say['undo.disagree']()}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onPress={() => onAnswer(false)}>{say['undo.disagree']()}</Button>
          <Button kind="main" onPress={() => onAnswer(true)}>
            {say['undo.agree']()}
          </Button>
        </>
      }
    >
      <p>{say['undo.explain']()}</p>
    </Dialog>
  );
}
