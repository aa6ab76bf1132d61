// The rules of a table on a card, and whether the reader has agreed to them.

import type { RulesMessages } from '@minibridge/messages';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useMessages } from '../../../app/words';
import type { RuleCard as Card } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { Icon } from '../../../pieces/Icon';
import { RulesSheet } from '../../rules/RulesSheet';
import { useLive } from '../live-context';
import { ruleLines } from './rule-lines';
import '../../rules/rules.css';

export type RuleCardProps = {
  readonly card: Card;
  /** `none`: the reader does not sit. */
  readonly mine: 'agreed' | 'asked' | 'none';
};

function AllRules({ card, words, onClose }: Pick<RuleCardProps, 'card'> & AllRulesProps) {
  const { say } = useApp();
  const live = useLive().words;
  return (
    <Dialog title={live['lobby.card']()} closeLabel={say['table.close']()} onClose={onClose}>
      <RulesSheet words={words} rules={card.rules} />
    </Dialog>
  );
}

type AllRulesProps = { readonly words: RulesMessages; readonly onClose: () => void };

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
      {all && <AllRules card={card} words={rules} onClose={() => setAll(false)} />}
    </section>
  );
}
