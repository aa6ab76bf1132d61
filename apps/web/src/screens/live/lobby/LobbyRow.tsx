// The row that stays in sight: what to do next, and the one button for it.

import type { LiveMessages } from '@minibridge/messages';
import { listed } from '@minibridge/messages';
import { useApp } from '../../../app/app-state';
import type { LiveTable } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';
import { nameOf } from '../words/people-words';
import type { LobbyStep } from './lobby-step';
import type { Asking } from './use-ask';

export type LobbyRowProps = {
  readonly table: LiveTable;
  readonly step: LobbyStep;
  readonly asking: Asking;
  readonly onTellName: () => void;
};

function stepText(words: LiveMessages, step: LobbyStep, names: string): string {
  switch (step.to) {
    case 'name':
      return words['lobby.do-name']();
    case 'seat':
      return words['lobby.do-seat']();
    case 'tell-name':
      return words['lobby.do-name-host']();
    case 'wait-for-seat':
      return words['name.told']({ name: step.name });
    case 'wait-for-deal':
      return words['news.you-promised']({ seat: step.seat });
    case 'agree':
      return words['lobby.do-agree']();
    case 'wait':
      return words['lobby.do-wait']({ names });
    case 'start':
      return words['lobby.do-start']();
  }
}

/** Whoever came by the link to look on need not sit down. */
function mayWatch({ settings }: LiveTable, { to }: LobbyStep): boolean {
  return (to === 'name' || to === 'seat') && settings !== undefined && settings.watching !== 'nobody';
}

export function LobbyRow({ table, step, asking, onTellName }: LobbyRowProps) {
  const { words } = useLive();
  const { language } = useApp().settings;
  const awaited = step.to === 'wait' ? step.for.map((one) => nameOf(words, one)) : [];
  const isBusy = asking.busy !== undefined;
  return (
    <footer class="page-foot">
      <p role="status">
        <strong>{stepText(words, step, listed(language, 'row', awaited))}</strong>
        {mayWatch(table, step) && <span>{words['lobby.or-watch']()}</span>}
        {asking.refused && <span class="wrong">{asking.refused}</span>}
        {asking.busy === 'next' && <span>{words['lobby.starting']()}</span>}
      </p>
      {step.to === 'tell-name' && (
        <Button kind="main" icon="seats" unready={isBusy} onPress={() => !isBusy && onTellName()}>
          {words['name.tell']()}
        </Button>
      )}
      {step.to === 'wait-for-deal' && (
        <Button icon="seats" unready={isBusy} onPress={() => void (!isBusy && asking.ask({ type: 'stand' }))}>
          {words['watch.give-back']()}
        </Button>
      )}
      {step.to === 'agree' && table.card && (
        <Button
          kind="main"
          icon="check"
          unready={isBusy}
          onPress={() => void (!isBusy && asking.ask({ type: 'agree', card: table.card?.card ?? 1 }))}
        >
          {words['lobby.agree']()}
        </Button>
      )}
      {step.to === 'start' && (
        <Button kind="main" icon="play" unready={isBusy} onPress={() => void (!isBusy && asking.ask({ type: 'next' }))}>
          {words['lobby.start']()}
        </Button>
      )}
    </footer>
  );
}
