/** The last trick again, over the table. */
import { useApp } from '../../../app/app-state';
import { Dialog } from '../../../pieces/Dialog';
import { LastTrickCards } from './LastTrickCards';
import type { LastTrick } from './last-trick';

export type LastTrickDialogProps = { readonly last: LastTrick; readonly onClose: () => void };

export function LastTrickDialog({ last, onClose }: LastTrickDialogProps) {
  const { say } = useApp();
  return (
    <Dialog title={say['play.last-trick']({ who: last.who })} closeLabel={say['table.close']()} onClose={onClose}>
      <LastTrickCards last={last} />
    </Dialog>
  );
}
