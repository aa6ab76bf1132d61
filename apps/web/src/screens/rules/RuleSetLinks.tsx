// The other named rule sets, a tap away.

import { PRESET_IDS, type PresetId } from '@minibridge/bridge';
import type { SetupMessages } from '@minibridge/messages';
import { addressOf } from '../../app/route';
import { presetName } from '../new-match/preset-words';

export type RuleSetLinksProps = { readonly title: string; readonly setup: SetupMessages; readonly shown: PresetId };

export function RuleSetLinks({ title, setup, shown }: RuleSetLinksProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="rule-sets">
        {PRESET_IDS.map((id) => (
          <li key={id}>
            <a href={addressOf({ page: 'rules', rules: id })} aria-current={id === shown ? 'page' : undefined}>
              {presetName(setup, id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
