// The next step after a score at a table with friends.

import { stageOf } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useStore } from '../../../app/store';
import type { TableHost } from '../../../host/local-host';
import { Button } from '../../../pieces/Button';
import { useLive } from '../live-context';

export function NextDeal({ host }: { readonly host: TableHost }) {
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
  return (
    <>
      {isBehind && <p class="live-dealt">{words['next.dealt']()}</p>}
      <Button kind="main" unready={waits} onPress={press}>
        {waits ? words['next.waits']() : text}
      </Button>
    </>
  );
}
