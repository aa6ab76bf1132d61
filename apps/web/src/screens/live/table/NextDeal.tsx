// The next step after a score at a table with friends.

import { stageOf, type Table } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useStore } from '../../../app/store';
import type { TableHost } from '../../../host/local-host';
import { isBeforePlay } from '../../../live/before-play';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';

export type NextDealProps = {
  readonly host: TableHost;
  /** Where the table is, which the reader may have let go on. */
  readonly newest: Table | undefined;
  /** Opens the rules that the reader is to agree to first; absent: there are none. */
  readonly onRules: (() => void) | undefined;
};

export function NextDeal({ host, newest, onRules }: NextDealProps) {
  const { words } = useLive();
  const { table, refusedLater, isBehind } = useStore(host.view);
  const [pressed, setPressed] = useState<number>();
  const waits = pressed === refusedLater;
  const press = (): void => {
    if (waits) return;
    setPressed(refusedLater);
    host.next();
  };
  const text = stageOf(table) === 'over' ? words['next.match']() : words['next.deal']();
  const gone = newest && isBeforePlay(newest) ? words['next.opened']() : words['next.dealt']();
  return (
    <>
      {isBehind && <p class="live-dealt">{gone}</p>}
      {onRules && !isBehind ? (
        <Button kind="main" icon="book" onPress={onRules}>
          {words['next.rules']()}
        </Button>
      ) : (
        <Button kind="main" unready={waits} onPress={press}>
          {waits ? words['next.waits']() : text}
        </Button>
      )}
    </>
  );
}
