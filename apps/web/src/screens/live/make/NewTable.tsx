// A new table with everything that can be chosen; all of it has a good first answer.

import type { SetupMessages } from '@minibridge/messages';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { pageStorage } from '../../../app/page-storage';
import { addressOf } from '../../../app/route';
import { useMessages } from '../../../app/words';
import { Button } from '../../../pieces/Button';
import { type Choice, keepChoice, keptChoice, withRules } from '../../../settings/choice';
import { presetName } from '../../new-match/preset-words';
import { RuleSetTiles } from '../../new-match/RuleSetTiles';
import { problemOf, RuleSwitches } from '../../new-match/RuleSwitches';
import { PageHead } from '../../PageHead';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { NameField } from '../NameField';
import { keepTableSettings, keptTableSettings } from './kept-settings';
import { TableForm } from './TableForm';
import { useMake } from './use-make';
import '../../new-match/new-match.css';

function RulesChoice({ setup, choice, onChange }: RulesChoiceProps) {
  return (
    <div class="page-stack">
      <section class="sheet">
        <h2>{setup['new.rules']()}</h2>
        <RuleSetTiles words={setup} choice={choice} onChange={onChange} />
        <a class="btn plain" href={addressOf({ page: 'rules', rules: 'own' })}>
          {setup['new.rules-read']()}
        </a>
      </section>
      <RuleSwitches words={setup} choice={choice} onChange={(rules) => onChange(withRules(choice, rules))} />
    </div>
  );
}

type RulesChoiceProps = {
  readonly setup: SetupMessages;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
};

function TableChoice() {
  const { words } = useLive();
  const [settings, setSettings] = useState(() => keptTableSettings(pageStorage));
  return (
    <section class="sheet">
      <h2>{words['new.table']()}</h2>
      <TableForm
        settings={settings}
        onChange={(next) => {
          keepTableSettings(pageStorage, next);
          setSettings(next);
        }}
      />
    </section>
  );
}

function MakeRow({ setup, choice, making }: Pick<RulesChoiceProps, 'setup' | 'choice'> & MakeProps) {
  const { words } = useLive();
  const problem = problemOf(setup, choice.rules) ?? making.refused;
  const isReady = problemOf(setup, choice.rules) === undefined && !making.isBusy;
  const missing = making.lacksName ? words['name.missing']() : problem;
  return (
    <footer class="page-foot">
      <p role="status">
        <strong>{presetName(setup, choice.base)}</strong>
        {making.isBusy ? words['new.making']() : missing && <span class="wrong">{missing}</span>}
      </p>
      <Button kind="main" unready={!isReady} onPress={() => isReady && making.make()}>
        {words['new.make']()}
      </Button>
    </footer>
  );
}

type MakeProps = { readonly making: ReturnType<typeof useMake> };

export function NewTable() {
  const { words } = useLive();
  const { say } = useApp();
  const setup = useMessages('setup');
  const [choice, setChoice] = useState(() => keptChoice(pageStorage));
  const making = useMake();
  useEffect(() => {
    document.title = say['table.title']({ stage: words['new.title']() });
  }, [say, words]);
  if (!setup) return null;
  const change = (next: Choice): void => {
    keepChoice(pageStorage, next);
    setChoice(next);
  };
  return (
    <div class="page">
      <PageHead title={words['new.title']()} back={words['home.back']()} to={{ page: 'live' }} />
      <main class="page-columns">
        <LineNotice />
        <RulesChoice setup={setup} choice={choice} onChange={change} />
        <div class="page-stack">
          <section class="sheet">
            <NameField wrong={making.lacksName} />
          </section>
          <TableChoice />
        </div>
      </main>
      <MakeRow setup={setup} choice={choice} making={making} />
    </div>
  );
}
