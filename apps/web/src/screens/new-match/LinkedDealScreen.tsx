// A deal that came by link: it is dealt at once, with the rules chosen last. A match in play is not lost without asking.

import { dealOfId, type FullDeal } from '@minibridge/bridge';
import { useEffect, useState } from 'preact/hooks';
import { useApp, useMatch } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { addressOf } from '../../app/route';
import { useMessages } from '../../app/words';
import { keptChoice, playableRules } from '../../settings/choice';
import { isMatchOn } from '../start/is-match-on';
import { StartScreen } from '../start/StartScreen';
import { RunningDialog } from './RunningDialog';

/** In place of the link's address, so that the way back does not lead into it again. */
function toTable(): void {
  location.replace(addressOf({ page: 'table' }));
}

function LinkedDeal({ deal }: { readonly deal: FullDeal }) {
  const { play, settings } = useApp();
  const words = useMessages('setup');
  const host = useMatch();
  const [isRunning] = useState(() => host !== undefined && isMatchOn(host.view.value().table));
  const begin = (): void => {
    const choice = keptChoice(pageStorage);
    const { seat, botLevel } = choice;
    const given = { deal, dealer: 'N', coin: 'first' } as const;
    const name = settings.name.trim();
    play({ rules: playableRules(choice), seat, policy: 'any-seat', botLevel, name, given });
    toTable();
  };
  useEffect(() => {
    if (!isRunning) begin();
  }, []);
  if (!isRunning || !words) return null;
  return <RunningDialog words={words} onBegin={begin} onKeep={toTable} onClose={toTable} />;
}

/** An id that names no deal opens the start page, which says why. */
export function LinkedDealScreen({ id }: { readonly id: string }) {
  const deal = dealOfId(id);
  return deal.ok ? <LinkedDeal deal={deal.value} /> : <StartScreen badLink="bad-deal" />;
}
