// Above the stage: the line, when it is broken. Over the bar for a moment: what was just said.

import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import { Toast } from '../../../pieces/Toast';
import { useTell } from '../../table/told';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { lineText } from '../words/line-words';
import type { ToldLine } from './use-told-of-people';

/** Milliseconds for which a line is seen. */
const SHOWN = 7000;

function Passing({ told }: { readonly told: ToldLine }) {
  const { say } = useApp();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return <Toast text={told.text} closeLabel={say['table.close']()} onClose={() => setOver(true)} />;
}

/** The line is read out when it breaks and when it is back. */
function useLineTold(): void {
  const { live, words } = useLive();
  const tell = useTell();
  const line = useStore(live.line);
  const [first] = useState(line);
  useEffect(() => {
    if (line !== first) tell(lineText(words, line, true));
  }, [line, first, tell, words]);
}

export function FriendsPanel({ told }: { readonly told: ToldLine | undefined }) {
  const tell = useTell();
  const { live } = useLive();
  const isUp = useStore(live.line).is === 'up';
  useLineTold();
  useEffect(() => {
    if (told) tell(told.text);
  }, [told, tell]);
  return (
    <>
      {!isUp && <LineNotice quiet />}
      {told && <Passing key={told.id} told={told} />}
    </>
  );
}
