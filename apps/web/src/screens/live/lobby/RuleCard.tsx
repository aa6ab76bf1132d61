// The rules of a table on a card, and whether the reader has agreed to them.

import { useState } from 'preact/hooks';
import { useMessages } from '../../../app/words';
import type { RuleCard as Card } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Icon } from '../../../pieces/Icon';
import { useLive } from '../live-context';
import { RulesDialog } from './RulesDialog';
import { ruleLines } from './rule-lines';

export type RuleCardProps = {
  readonly card: Card;
  /** `none`: the reader does not sit. */
  readonly mine: 'agreed' | 'asked' | 'none';
};

export function RuleCard({ card, mine }: RuleCardProps) {
  const { words } = useLive();
  const rules = useMessages('rules');
  const [all, setAll] = useState(false);
  if (!rules) return null;
  return (
    <section class="sheet live-rules">
      <h2>{words['lobby.card']()}</h2>
      {card.card > 1 && mine === 'asked' && <p class="live-anew">{words['lobby.agree-anew']()}</p>}
      <ol>
        {ruleLines(rules, card.rules).map((line) => (
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
      {all && <RulesDialog rules={card.rules} onClose={() => setAll(false)} />}
    </section>
  );
}
