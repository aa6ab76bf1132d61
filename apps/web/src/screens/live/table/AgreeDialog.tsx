// The rule card over the table: by itself for who has sat down in mid-match, and for everybody else when they ask for it.
// Put away unanswered, it comes again when the next deal is asked for. It never comes over a trick that lies there.

import type { Rules } from '@minibridge/bridge';
import type { TablePolicy } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';
import { type Agreement, agreementOf } from '../../../live/agreement';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { useLive } from '../live-context';
import { NextRules } from '../lobby/NextRules';
import { RuleCard } from '../lobby/RuleCard';
import { useAsk } from '../lobby/use-ask';

export type AgreeDialogProps = {
  readonly table: LiveTable;
  readonly host: TableHost;
  /** The reader has asked for it. */
  readonly isWanted: boolean;
  readonly onClose: () => void;
};

/** Whether the last trick still lies there to be looked at. */
function showsTrick({ reading }: HostView): boolean {
  return reading === 'last-trick';
}

type CardsProps = {
  readonly agreement: Agreement;
  readonly card: { readonly rules: Rules };
  readonly undo: TablePolicy['undo'];
};

/** The rules of the match in play, and what will be different; or those of the next match alone. */
function Cards({ agreement: { card, now, next }, card: { rules }, undo }: CardsProps) {
  const shown = { card, agreed: [], rules: now ?? rules };
  return (
    <>
      <RuleCard card={shown} undo={undo} mine={now ? 'new' : 'asked'} />
      {now && next && <NextRules now={now} next={next} undo={undo} />}
    </>
  );
}

export function AgreeDialog({ table, host, isWanted, onClose }: AgreeDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const view = useStore(host.view);
  const { ask, busy, refused } = useAsk(table);
  const [putAway, setPutAway] = useState<number>();
  const agreement = agreementOf(table);
  const comesBySelf = agreement?.now !== undefined && putAway !== view.refusedLater && !showsTrick(view);
  if (agreement === undefined || table.card === undefined || !(isWanted || comesBySelf)) return null;
  const close = (): void => {
    setPutAway(view.refusedLater);
    onClose();
  };
  const agree = async (): Promise<void> => {
    if (busy === undefined && (await ask({ type: 'agree', card: agreement.card }))) onClose();
  };
  return (
    <Dialog
      title={words['lobby.do-agree']()}
      closeLabel={say['table.close']()}
      onClose={close}
      actions={
        <Button kind="main" icon="check" unready={busy !== undefined} onPress={() => void agree()}>
          {words['lobby.agree']()}
        </Button>
      }
    >
      <Cards agreement={agreement} card={table.card} undo={view.table.policy.undo} />
      {refused && <p role="alert">{refused}</p>}
    </Dialog>
  );
}
