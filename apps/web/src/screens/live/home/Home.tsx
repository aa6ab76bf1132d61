// With friends: make a table, go to one by its code, or back to one's own.

import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { addressOf } from '../../../app/route';
import { Button } from '../../../pieces/Button';
import { PageHead } from '../../PageHead';
import { LineNotice } from '../LineNotice';
import { useLive } from '../live-context';
import { useMake } from '../make/use-make';
import { NameField, useOwnName } from '../NameField';
import { Join } from './Join';
import { MyTables } from './MyTables';

function Make() {
  const { words } = useLive();
  const making = useMake();
  const name = useOwnName();
  // The field stays while one types.
  const [asksName] = useState(name === undefined);
  return (
    <section class="sheet live-make">
      <h2>{words['home.new']()}</h2>
      <p>{words['home.new-note']()}</p>
      {(asksName || making.lacksName) && <NameField wrong={making.lacksName} />}
      <Button kind="main" icon="seats" unready={making.isBusy} onPress={making.make}>
        {words['home.make']()}
      </Button>
      <p class="wrong" role="status">
        {making.isBusy ? words['new.making']() : making.refused}
      </p>
      <a class="btn" href={addressOf({ page: 'live', at: 'new' })}>
        {words['home.choose']()}
      </a>
    </section>
  );
}

/** `typed`: an address that named no table. */
export function Home({ typed }: { readonly typed?: string | undefined }) {
  const { words } = useLive();
  const { say } = useApp();
  useEffect(() => {
    document.title = say['table.title']({ stage: words['home.title']() });
  }, [say, words]);
  return (
    <div class="page">
      <PageHead title={words['home.title']()} back={words['home.back']()} to={{ page: 'start' }} />
      <main class="page-columns">
        <LineNotice />
        <div class="page-stack">
          <MyTables />
          <Make />
        </div>
        <div class="page-stack">
          <Join typed={typed} />
        </div>
      </main>
    </div>
  );
}
