// One sheet of rules: numbered sentences, the tables, and the comparison with standard bridge.

import type { Rules } from '@minibridge/bridge';
import type { RulesMessages } from '@minibridge/messages';
import type { TablePolicy } from '@minibridge/table';
import type { ComponentChildren } from 'preact';
import { useSay } from '../../app/app-state';
import { contractName } from '../../words/contract-words';
import { besideBridge } from './beside-bridge';
import { ContractTable } from './ContractTable';
import { scoreExamples } from './examples';
import {
  contractSentences,
  dealSentences,
  declarerSentences,
  matchSentences,
  playSentences,
  pointsSentences,
  type Sentence,
  scoreSentences,
} from './sentences';

export type RulesSheetProps = {
  readonly words: RulesMessages;
  readonly rules: Rules;
  /** What a table allows, where the rules are those of a table. */
  readonly undo?: TablePolicy['undo'];
};

type SectionProps = {
  readonly title: string;
  readonly sentences: readonly Sentence[];
  readonly children?: ComponentChildren;
};

function Section({ title, sentences, children }: SectionProps) {
  return (
    <section class="rules-section">
      <h2>{title}</h2>
      <ul>
        {sentences.map(({ law, text }) => (
          <li key={text}>
            {text} <small class="law">{law}</small>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function Examples({ words, rules }: RulesSheetProps) {
  const say = useSay();
  return (
    <ul class="examples num">
      {scoreExamples(rules).map(({ contract, tricks, score: { declaring, defenders } }) => (
        <li key={`${contract.kind}${tricks}`}>
          {words['score.example-line']({ contract: contractName(say, contract), tricks, declaring, defenders })}
        </li>
      ))}
    </ul>
  );
}

function BesideBridge({ words, rules }: RulesSheetProps) {
  return (
    <section class="rules-section beside">
      <h2>{words['section.bridge']()}</h2>
      <table class="rules-table">
        <thead>
          <tr>
            <th scope="col">{words['bridge.what']()}</th>
            <th scope="col">{words['bridge.here']()}</th>
            <th scope="col">{words['bridge.there']()}</th>
          </tr>
        </thead>
        <tbody>
          {besideBridge(words, rules).map(({ what, here, there }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{here}</td>
              <td>{there}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function RulesSheet({ words, rules, undo }: RulesSheetProps) {
  return (
    <article class="sheet rules-sheet">
      <p class="rules-intro">{words.intro()}</p>
      <Section title={words['section.deal']()} sentences={dealSentences(words)} />
      <Section title={words['section.points']()} sentences={pointsSentences(words, rules)} />
      <Section title={words['section.declarer']()} sentences={declarerSentences(words, rules)} />
      <Section title={words['section.contract']()} sentences={contractSentences(words, rules)}>
        <ContractTable words={words} rules={rules} />
      </Section>
      <Section title={words['section.play']()} sentences={playSentences(words, rules, undo)} />
      <Section title={words['section.score']()} sentences={scoreSentences(words, rules)}>
        <h3>{words['score.example']()}</h3>
        <Examples words={words} rules={rules} />
      </Section>
      <Section title={words['section.match']()} sentences={matchSentences(words, rules)} />
      <BesideBridge words={words} rules={rules} />
    </article>
  );
}
