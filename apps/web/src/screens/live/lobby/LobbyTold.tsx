// What is told while one waits: in sight for a while, and read out once.

import { useCallback, useState } from 'preact/hooks';
import { Announcer, type Said } from '../../../pieces/Announcer';
import { PassingLine } from '../told/PassingLine';
import { useLineTold } from '../told/use-line-told';
import { useReadOut } from '../told/use-read-out';

export function LobbyTold() {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const read = useCallback(
    (text: string) => setSaid((lines) => [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, text }]),
    [],
  );
  useLineTold(read);
  useReadOut(read);
  return (
    <>
      <PassingLine />
      <Announcer said={said} />
    </>
  );
}
