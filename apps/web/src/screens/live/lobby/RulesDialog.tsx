// All the rules of a table, with what it allows besides them, over whatever is shown.

import type { Rules } from '@minibridge/bridge';
import type { TablePolicy } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import { Dialog } from '../../../pieces/Dialog';
import { RulesSheet } from '../../rules/RulesSheet';
import { useLive } from '../live-context';
import '../../rules/rules.css';

export type RulesDialogProps = {
  readonly rules: Rules;
  readonly undo: TablePolicy['undo'];
  readonly onClose: () => void;
};

export function RulesDialog({ rules, undo, onClose }: RulesDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const sheet = useMessages('rules');
  if (!sheet) return null;
  return (
    <Dialog title={words['lobby.card']()} closeLabel={say['table.close']()} onClose={onClose}>
      <RulesSheet words={sheet} rules={rules} undo={undo} />
    </Dialog>
  );
}
