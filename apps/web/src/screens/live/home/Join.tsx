// A code that somebody was told: six letters lead to a table, eight back to one's own seat.

import type { LiveMessages } from '@minibridge/messages';
import { CODE_LENGTHS, type CodeProblem, parseCode } from '@minibridge/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Field } from '../../../pieces/Field';
import { useLive } from '../live-context';
import { liveRefusalText } from '../words/live-refusal-words';
import { codeInText } from './code-in-text';

/** What is typed, without what people put between letters. */
function lettersIn(typed: string): number {
  return [...typed.replaceAll(/[\s\p{Pd}._]/gu, '')].length;
}

function problemText(words: LiveMessages, typed: string, problem: CodeProblem): string {
  if (lettersIn(typed) === 0) return words['code.none']();
  switch (problem.reason) {
    case 'code-length':
      return words['code.length']({ letters: problem.letters });
    case 'code-letter':
      return words['code.letter']({ letter: problem.letter });
  }
}

function useJoin(first: string) {
  const { live, words } = useLive();
  const { say, go } = useApp();
  const [typed, type] = useState(first);
  const [wrong, setWrong] = useState(() => (first === '' ? undefined : wrongIn(words, first)));
  const comeBack = async (code: string): Promise<void> => {
    const back = await live.comeBack(code);
    if (back.ok) go({ page: 'live', at: back.value });
    else setWrong(liveRefusalText(back.refusal, { say, words, namesOf: () => '' }));
  };
  const join = (): void => {
    const meant = codeInText(typed);
    const kind = lettersIn(meant) === CODE_LENGTHS.return.letters ? 'return' : 'table';
    const code = parseCode(kind, meant);
    setWrong(code.ok ? undefined : problemText(words, meant, code.refusal));
    if (!code.ok) return;
    if (kind === 'return') void comeBack(code.value);
    else go({ page: 'live', at: code.value });
  };
  return { typed, type, wrong, join };
}

function wrongIn(words: LiveMessages, typed: string): string | undefined {
  const code = parseCode('table', typed);
  return code.ok ? undefined : problemText(words, typed, code.refusal);
}

/** `typed`: what stood in an address that named no table. */
export function Join({ typed: first = '' }: { readonly typed?: string | undefined }) {
  const { words } = useLive();
  const { typed, type, wrong, join } = useJoin(first);
  return (
    <form
      class="sheet live-join"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <h2>{words['home.join']()}</h2>
      <Field label={words['home.code']()} note={words['home.code-note']()} wrong={wrong} value={typed} onInput={type} />
      <Button icon="next" onPress={join}>
        {words['home.go']()}
      </Button>
    </form>
  );
}
