// What the host decides for the whole table: another deal, the end, other rules, other settings.

import type { TableSettings } from '@minibridge/protocol';
import { stageOf } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { isFresh } from '../../../live/house-news';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';
import { TableForm } from '../make/TableForm';
import { ChangeRules } from './ChangeRules';
import type { Sure } from './Sure';
import { Take } from './Take';

export type HostToolsProps = { readonly table: LiveTable; readonly onSure: (sure: Sure) => void };

function ChangeSettings({ table, now }: { readonly table: LiveTable; readonly now: TableSettings }) {
  const { words } = useLive();
  const [settings, setSettings] = useState(now);
  const isPlayed = table.match !== undefined && stageOf(table.match.table) === 'playing';
  return (
    <details class="live-more">
      <summary>{words['host.settings']()}</summary>
      <TableForm settings={settings} inPlay={isPlayed ? now : undefined} onChange={setSettings} />
      <Take
        table={table}
        what={{ type: 'changeSettings', settings }}
        text={words['host.settings-do']()}
        done={words['host.settings-taken']()}
      />
    </details>
  );
}

export function HostTools({ table, onSure }: HostToolsProps) {
  const { words } = useLive();
  const shown = table.match?.table;
  const stage = shown && stageOf(shown);
  // Before its first deal there is no match to be ended.
  const mayClose = shown !== undefined && stage !== 'over' && !shown.closed && !isFresh(shown);
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
        {mayClose && <Button onPress={() => onSure(close)}>{words['host.close']()}</Button>}
      </div>
      {table.card && <ChangeRules table={table} now={table.card.rules} />}
      {table.settings && <ChangeSettings table={table} now={table.settings} />}
    </section>
  );
}
