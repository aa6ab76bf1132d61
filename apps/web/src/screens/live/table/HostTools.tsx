// What the host decides for the whole table: another deal, the end, other rules, other settings.

import type { Ask, TableSettings } from '@minibridge/protocol';
import { stageOf } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { pageStorage } from '../../../app/page-storage';
import { useMessages } from '../../../app/words';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { type Choice, keptChoice, playableRules } from '../../../settings/choice';
import { RuleSetTiles } from '../../new-match/RuleSetTiles';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';
import { TableForm } from '../make/TableForm';
import type { Sure } from './Sure';

export type HostToolsProps = { readonly table: LiveTable; readonly onSure: (sure: Sure) => void };

/** The pressing of a button that asks the server, and what it refused. */
type TakeProps = { readonly table: LiveTable; readonly what: Ask; readonly text: string };

function Take({ table, what, text }: TakeProps) {
  const { ask, refused, busy } = useAsk(table);
  return (
    <>
      <Button icon="check" unready={busy !== undefined} onPress={() => void ask(what)}>
        {text}
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </>
  );
}

function ChangeRules({ table }: { readonly table: LiveTable }) {
  const { words } = useLive();
  const setup = useMessages('setup');
  const [choice, setChoice] = useState<Choice>(() => keptChoice(pageStorage));
  if (!setup) return null;
  const rules = playableRules(choice);
  return (
    <details class="live-more">
      <summary>{words['host.rules']()}</summary>
      <p class="live-note">{words['host.rules-note']()}</p>
      <RuleSetTiles words={setup} choice={choice} onChange={setChoice} />
      <Take table={table} what={{ type: 'changeRules', rules }} text={words['host.rules-do']()} />
    </details>
  );
}

function ChangeSettings({ table, now }: { readonly table: LiveTable; readonly now: TableSettings }) {
  const { words } = useLive();
  const [settings, setSettings] = useState(now);
  return (
    <details class="live-more">
      <summary>{words['host.settings']()}</summary>
      <TableForm settings={settings} onChange={setSettings} />
      <Take table={table} what={{ type: 'changeSettings', settings }} text={words['host.settings-do']()} />
    </details>
  );
}

export function HostTools({ table, onSure }: HostToolsProps) {
  const { words } = useLive();
  const stage = table.match && stageOf(table.match.table);
  const redeal: Sure = {
    title: words['host.redeal-title'](),
    note: words['host.redeal-note'](),
    ask: { type: 'redeal' },
  };
  const close: Sure = { title: words['host.close-title'](), note: words['host.close-note'](), ask: { type: 'close' } };
  return (
    <section class="live-host">
      <h3>{words['host.title']()}</h3>
      <div class="live-tools">
        {stage === 'playing' && <Button onPress={() => onSure(redeal)}>{words['host.redeal']()}</Button>}
        {(stage === 'playing' || stage === 'dealing') && (
          <Button onPress={() => onSure(close)}>{words['host.close']()}</Button>
        )}
      </div>
      <ChangeRules table={table} />
      {table.settings && <ChangeSettings table={table} now={table.settings} />}
    </section>
  );
}
