// The rules of a table on a card, and whether the reader has agreed to them.

import type { TablePolicy } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import type { RuleCard as Card } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Icon } from '../../../pieces/Icon';
import { useLive } from '../live-context';
import { RulesDialog } from './RulesDialog';
import { ruleLines } from './rule-lines';

export type RuleCardProps = {
  readonly card: Card;
  /** What the table allows; absent until the server has told: the card then waits. */
  readonly undo: TablePolicy['undo'] | undefined;
  /** `new`: the reader has come in the middle of a match. `none`: does not sit. */
  readonly mine: 'agreed' | 'asked' | 'new' | 'none';
};

export function RuleCard({ card, undo, mine }: RuleCardProps) {
  const { words } = useLive();
  const { say } = useApp();
  const rules = useMessages('rules');
  const [all, setAll] = useState(false);
  if (!rules || undo === undefined) return null;
  return (
    <section class="sheet live-rules">
      <h2>{words['lobby.card']()}</h2>
      {card.card > 1 && mine === 'asked' && <p class="live-anew">{words['lobby.agree-anew']()}</p>}
      <ol>
        {ruleLines({ rules, say }, card.rules, undo).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {mine === 'agreed' && (
        <p class="live-agreed">
          <Icon name="check" />
          {words['lobby.agree-done']()}
        </p>
      )}
      <Button icon="book" onPress={() => setAll(true)}>
        {words['lobby.card-all']()}
      </Button>
      {all && <RulesDialog rules={card.rules} undo={undo} onClose={() => setAll(false)} />}
    </section>
  );
}
