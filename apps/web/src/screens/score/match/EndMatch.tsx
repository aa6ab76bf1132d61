// A match without a number of deals ends when people have had enough; asked once, since no deal follows.

import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import type { PartProps } from '../props';

export function EndMatch({ host, words }: Pick<PartProps, 'host' | 'words'>) {
  const { say } = useApp();
  const [asks, setAsks] = useState(false);
  const close = (): void => setAsks(false);
  const end = (): void => {
    close();
    host.send({ type: 'close', why: 'people' });
  };
  return (
    <>
      <div class="score-row noprint">
        <Button icon="flag" onPress={() => setAsks(true)}>
          {words['match.end']()}
        </Button>
      </div>
      {asks && (
        <Dialog
          title={words['match.end-title']()}
          closeLabel={say['table.close']()}
          onClose={close}
          actions={
            <>
              <Button onPress={end}>{words['match.end-yes']()}</Button>
              <Button kind="main" onPress={close}>
                {words['match.end-no']()}
              </Button>
            </>
          }
        >
          <p>{words['match.end-note']()}</p>
        </Dialog>
      )}
    </>
  );
}
