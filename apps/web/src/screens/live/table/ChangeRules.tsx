// Other rules for the table: a named rule set, or one of its switches changed, as where a table is made.

import type { Rules } from '@minibridge/bridge';
import { useState } from 'preact/hooks';
import { pageStorage } from '../../../app/page-storage';
import { useMessages } from '../../../app/words';
import { isFresh } from '../../../live/house-news';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { type Choice, changedSwitches, keptChoice, withRules, withRulesOf } from '../../../settings/choice';
import { RuleSetTiles } from '../../new-match/RuleSetTiles';
import { problemOf, RuleSwitches } from '../../new-match/RuleSwitches';
import '../../new-match/new-match.css';
import { useLive } from '../live-context';
import { Take } from './Take';

/** `now`: the rules on the newest card; the host begins with them. */
export type ChangeRulesProps = { readonly table: LiveTable; readonly now: Rules };

export function ChangeRules({ table, now }: ChangeRulesProps) {
  const { words } = useLive();
  const setup = useMessages('setup');
  const [own] = useState(() => keptChoice(pageStorage));
  const [choice, setChoice] = useState<Choice>(() => withRulesOf(own, now));
  if (!setup) return null;
  const { rules } = choice;
  return (
    <details class="live-more">
      <summary>{words['host.rules']()}</summary>
      <p class="live-note">{words['host.rules-note']()}</p>
      {changedSwitches(own.base, own.rules).length > 0 && (
        <Button icon="settings" onPress={() => setChoice(own)}>
          {words['host.rules-own']()}
        </Button>
      )}
      <RuleSetTiles words={setup} choice={choice} onChange={setChoice} />
      <RuleSwitches words={setup} choice={choice} onChange={(changed) => setChoice(withRules(choice, changed))} />
      <Take
        table={table}
        what={{ type: 'changeRules', rules }}
        text={words['host.rules-do']()}
        done={words['host.rules-taken']({ from: table.match && isFresh(table.match.table) ? 'now' : 'next-match' })}
        problem={problemOf(setup, rules)}
      />
    </details>
  );
}
