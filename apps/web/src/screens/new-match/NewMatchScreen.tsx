// Set up a match: name, rule set, whose hand. One button deals; everything has a good first answer.

import type { SetupMessages } from '@minibridge/messages';
import { useEffect, useState } from 'preact/hooks';
import { useApp, useMatch } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { addressOf } from '../../app/route';
import { useMessages } from '../../app/words';
import { type Choice, keepChoice, keptChoice, withRules } from '../../settings/choice';
import { PageHead } from '../PageHead';
import { OwnNameField } from '../settings/OwnNameField';
import { isMatchOn } from '../start/is-match-on';
import { BotChoice } from './BotChoice';
import { HandChoice } from './HandChoice';
import { RuleSetTiles } from './RuleSetTiles';
import { problemOf, RuleSwitches } from './RuleSwitches';
import { RunningDialog } from './RunningDialog';
import { StartRow } from './StartRow';
import './new-match.css';

function useChoice(): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => keptChoice(pageStorage));
  const change = (next: Choice): void => {
    keepChoice(pageStorage, next);
    setChoice(next);
  };
  return [choice, change];
}

function NewMatch({ words }: { readonly words: SetupMessages }) {
  const { go, play, settings } = useApp();
  const host = useMatch();
  const [choice, setChoice] = useChoice();
  const [asking, setAsking] = useState(false);
  const problem = problemOf(words, choice.rules);
  const begin = (): void => {
    const { rules, seat, policy, botLevel } = choice;
    play({ rules, seat, policy, botLevel, name: settings.name.trim() });
    go({ page: 'table' });
  };
  const start = (): void => {
    if (host && isMatchOn(host.view.value().table)) setAsking(true);
    else begin();
  };
  return (
    <>
      <main class="page-columns">
        <div class="page-stack">
          <section class="sheet">
            <h2>{words['new.rules']()}</h2>
            <RuleSetTiles words={words} choice={choice} onChange={setChoice} />
            <a class="btn plain" href={addressOf({ page: 'rules', rules: 'own' })}>
              {words['new.rules-read']()}
            </a>
          </section>
          <RuleSwitches words={words} choice={choice} onChange={(rules) => setChoice(withRules(choice, rules))} />
        </div>
        <div class="page-stack">
          <HandChoice words={words} choice={choice} onChange={setChoice} />
          <BotChoice words={words} choice={choice} onChange={setChoice} />
          <section class="sheet">
            <OwnNameField words={words} />
          </section>
        </div>
      </main>
      <StartRow words={words} choice={choice} problem={problem} onStart={start} />
      {asking && (
        <RunningDialog
          words={words}
          onBegin={begin}
          onKeep={() => go({ page: 'table' })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

export function NewMatchScreen() {
  const words = useMessages('setup');
  const { say } = useApp();
  useEffect(() => {
    if (words) document.title = say['table.title']({ stage: words['new.title']() });
  }, [words, say]);
  if (!words) return null;
  return (
    <div class="page">
      <PageHead title={words['new.title']()} back={words['new.back']()} to={{ page: 'start' }} />
      <NewMatch words={words} />
    </div>
  );
}
