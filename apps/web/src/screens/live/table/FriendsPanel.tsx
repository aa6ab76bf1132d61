// Above the stage: the line, when it is broken. Over the bar for a while: what was just told.

import { useStore } from '../../../app/store';
import { useTell } from '../../table/told';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { PassingLine } from '../told/PassingLine';
import { useLineTold } from '../told/use-line-told';
import { useReadOut } from '../told/use-read-out';

export function FriendsPanel() {
  const { live } = useLive();
  const isUp = useStore(live.line).is === 'up';
  const tell = useTell();
  useLineTold(tell);
  useReadOut(tell);
  return (
    <>
      {!isUp && <LineNotice quiet />}
      <PassingLine />
    </>
  );
}
