// Making a table: asked once, answered when the server has kept it.

import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { pageStorage } from '../../../app/page-storage';
import { keptChoice, playableRules } from '../../../settings/choice';
import { useLive } from '../live-context';
import { useOwnName } from '../NameField';
import { liveRefusalText } from '../words/live-refusal-words';
import { keptTableSettings } from './kept-settings';

export type Making = {
  /** On its way to the server. */
  readonly isBusy: boolean;
  /** The name was needed and is missing. */
  readonly lacksName: boolean;
  /** Why there is no table. */
  readonly refused: string | undefined;
  /** Makes a table of what was chosen last and goes there. */
  readonly make: () => void;
};

export function useMake(): Making {
  const { live, words } = useLive();
  const { say, go } = useApp();
  const name = useOwnName();
  const [isBusy, setBusy] = useState(false);
  const [lacksName, setLacksName] = useState(false);
  const [refused, setRefused] = useState<string>();
  const ask = async (as: string): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    const { seat, ...choice } = keptChoice(pageStorage);
    const rules = playableRules({ ...choice, seat });
    const made = await live.make({ rules, settings: keptTableSettings(pageStorage), seat, name: as });
    setBusy(false);
    if (made.ok) go({ page: 'live', at: made.value });
    else setRefused(liveRefusalText(made.refusal, { say, words, namesOf: () => '' }));
  };
  const make = (): void => {
    setLacksName(name === undefined);
    if (name !== undefined && !isBusy) void ask(name);
  };
  return { isBusy, lacksName: lacksName && name === undefined, refused, make };
}
