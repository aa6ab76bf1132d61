// What will be different in the next match: only the lines that change, and the whole of it on demand.

import type { Rules } from '@minibridge/bridge';
import type { TablePolicy } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';
import { RulesDialog } from './RulesDialog';
import { ruleLines } from './rule-lines';

export type NextRulesProps = {
  readonly now: Rules;
  readonly next: Rules;
  /** What the table allows. */
  readonly undo: TablePolicy['undo'];
};

export function NextRules({ now, next, undo }: NextRulesProps) {
  const { say } = useApp();
  const { words } = useLive();
  const rules = useMessages('rules');
  const [all, setAll] = useState(false);
  if (!rules) return null;
  const cardWords = { rules, say };
  const before = ruleLines(cardWords, now, undo);
  const changed = ruleLines(cardWords, next, undo).filter((line) => !before.includes(line));
  return (
    <section class="live-next-rules">
      <h3>{words['lobby.card-next']()}</h3>
      <ul>
        {changed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button icon="book" onPress={() => setAll(true)}>
        {words['lobby.card-next-all']()}
      </Button>
      {all && <RulesDialog rules={next} undo={undo} onClose={() => setAll(false)} />}
    </section>
  );
}
