// The rules in words, written from the switches; prints on one sheet.

import { isPresetId, type PresetId, presetRules, type Rules } from '@minibridge/bridge';
import type { RulesMessages, SetupMessages } from '@minibridge/messages';
import { useEffect } from 'preact/hooks';
import { useApp, useMatch, useWayBack } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { useMessages } from '../../app/words';
import { IconButton } from '../../pieces/Button';
import { changedSwitches, keepChoice, keptChoice, withPreset } from '../../settings/choice';
import { presetName } from '../new-match/preset-words';
import { PageHead } from '../PageHead';
import { RuleSetLinks } from './RuleSetLinks';
import { RulesSheet } from './RulesSheet';
import './rules.css';

type Shown = { readonly rules: Rules; readonly base: PresetId };

/** The preset of the address, the rules of the match in play, or those chosen for the next one. */
function useShown(wanted: PresetId | 'own'): Shown {
  const host = useMatch();
  const choice = keptChoice(pageStorage);
  if (wanted !== 'own') return { rules: presetRules(wanted), base: wanted };
  const setup = host?.view.value().setup;
  const rules = setup && !setup.given ? setup.rules : choice.rules;
  return { rules, base: isPresetId(rules.id) ? rules.id : choice.base };
}

type PageProps = { readonly words: RulesMessages; readonly setup: SetupMessages; readonly wanted: PresetId | 'own' };

function RulesPage({ words, setup, wanted }: PageProps) {
  const { go, say } = useApp();
  const back = useWayBack();
  const { rules, base } = useShown(wanted);
  const plain = presetName(setup, base);
  const name = changedSwitches(base, rules).length > 0 ? words['own-name']({ name: plain }) : plain;
  useEffect(() => {
    document.title = say['table.title']({ stage: words.title({ name }) });
  }, [say, words, name]);
  const play = (): void => {
    if (wanted !== 'own') keepChoice(pageStorage, withPreset(keptChoice(pageStorage), wanted));
    go({ page: 'new' });
  };
  return (
    <div class="page rules-page">
      <PageHead title={words.title({ name })} back={words.back()} to={back} />
      <div class="rules-print">
        <IconButton icon="print" label={words.print()} onPress={() => print()} />
      </div>
      <main class="rules-main">
        <RulesSheet words={words} rules={rules} />
        <nav class="rules-more" aria-label={words['other-sets']()}>
          <button type="button" class="btn main" onClick={play}>
            {words['play-it']()}
          </button>
          <RuleSetLinks title={words['other-sets']()} setup={setup} shown={base} />
        </nav>
      </main>
    </div>
  );
}

export function RulesScreen({ rules }: { readonly rules: PresetId | 'own' }) {
  const words = useMessages('rules');
  const setup = useMessages('setup');
  return words && setup ? <RulesPage words={words} setup={setup} wanted={rules} /> : null;
}
