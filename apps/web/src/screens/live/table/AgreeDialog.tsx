// Whoever sits down in mid-match, and everybody after a change of rules, reads the rule card and agrees to it.
// Put away unanswered, it comes again when the next deal is asked for.

import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import type { TableHost } from '../../../host/local-host';
import { isAskedToAgree, type LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { useLive } from '../live-context';
import { RuleCard } from '../lobby/RuleCard';
import { useAsk } from '../lobby/use-ask';

export type AgreeDialogProps = { readonly table: LiveTable; readonly host: TableHost };

export function AgreeDialog({ table, host }: AgreeDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const { refusedLater } = useStore(host.view);
  const { ask, busy, refused } = useAsk(table);
  const [putAway, setPutAway] = useState<number>();
  const { card } = table;
  if (card === undefined || !isAskedToAgree(table) || putAway === refusedLater) return null;
  const agree = (): void => void (busy === undefined && ask({ type: 'agree', card: card.card }));
  return (
    <Dialog
      title={words['lobby.do-agree']()}
      closeLabel={say['table.close']()}
      onClose={() => setPutAway(refusedLater)}
      actions={
        <Button kind="main" icon="check" unready={busy !== undefined} onPress={agree}>
          {words['lobby.agree']()}
        </Button>
      }
    >
      <RuleCard card={card} undo={table.settings?.undo} mine="asked" />
      {refused && <p role="alert">{refused}</p>}
    </Dialog>
  );
}
