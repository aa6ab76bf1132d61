// A deal that came by link: it is dealt at once, with the rules chosen last. A match in play is not lost without asking.

import { dealOfId } from '@minibridge/bridge';
import { useEffect, useState } from 'preact/hooks';
import { useApp, useMatch } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { useMessages } from '../../app/words';
import { keptChoice } from '../../settings/choice';
import { isMatchOn } from '../start/is-match-on';
import { RunningDialog } from './RunningDialog';

export function LinkedDealScreen({ id }: { readonly id: string }) {
  const { go, play, settings } = useApp();
  const words = useMessages('setup');
  const host = useMatch();
  const [isRunning] = useState(() => host !== undefined && isMatchOn(host.view.value().table));
  const begin = (): void => {
    const deal = dealOfId(id);
    if (!deal.ok) {
      go({ page: 'start', badLink: 'bad-deal' });
      return;
    }
    const { rules, seat } = keptChoice(pageStorage);
    const given = { deal: deal.value, dealer: 'N', coin: 'first' } as const;
    play({ rules, seat, policy: 'any-seat', name: settings.name.trim(), given });
    go({ page: 'table' });
  };
  useEffect(() => {
    if (!isRunning) begin();
  }, []);
  if (!isRunning || !words) return null;
  const keep = (): void => go({ page: 'table' });
  return <RunningDialog words={words} onBegin={begin} onKeep={keep} onClose={keep} />;
}
