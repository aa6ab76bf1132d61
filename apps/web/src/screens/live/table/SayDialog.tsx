// The fixed phrases that may be said at this moment; those who hear them read their own language.

import { hearersOf, isPhrase, mayNotSay, PHRASES, type Phrase } from '@minibridge/protocol';
import { useApp } from '../../../app/app-state';
import { type LiveTable, seatOfViewer } from '../../../live/live-table';
import { Dialog } from '../../../pieces/Dialog';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';
import { phraseText } from '../words/phrase-words';

export type SayDialogProps = { readonly table: LiveTable; readonly onClose: () => void };

const ALL: readonly Phrase[] = Object.keys(PHRASES).filter(isPhrase);

/** What the person may say now, and who would hear it. */
function sayable({ viewer = { as: 'kibitzer' }, match }: LiveTable) {
  const board = match?.table.board;
  const saying = (phrase: Phrase) => ({ phrase, speaker: viewer, ...(board && { board }) });
  return {
    phrases: ALL.filter((phrase) => mayNotSay(saying(phrase)) === undefined),
    onlySpectators: hearersOf(saying('hello')) === 'spectators',
  };
}

export function SayDialog({ table, onClose }: SayDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const { ask, refused } = useAsk(table);
  const { phrases, onlySpectators } = sayable(table);
  const speak = async (phrase: Phrase): Promise<void> => {
    if (await ask({ type: 'say', phrase })) onClose();
  };
  const isShort = phrases.length < ALL.length && seatOfViewer(table) !== undefined;
  return (
    <Dialog title={words['say.title']()} closeLabel={say['table.close']()} onClose={onClose}>
      {refused && <p role="alert">{refused}</p>}
      {onlySpectators && <p class="menu-note">{words['say.spectators']()}</p>}
      <ul class="live-phrases">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button type="button" class="btn" onClick={() => void speak(phrase)}>
              {phraseText(words, phrase)}
            </button>
          </li>
        ))}
      </ul>
      {isShort && <p class="menu-note">{phrases.length === 0 ? words['say.none']() : words['say.later']()}</p>}
    </Dialog>
  );
}
