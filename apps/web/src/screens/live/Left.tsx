// A table that is not to be had: why, and where to go instead.

import type { LiveMessages } from '@minibridge/messages';
import { codeInGroups, type LeavingReason, type TableCode } from '@minibridge/protocol';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { addressOf } from '../../app/route';
import { Button } from '../../pieces/Button';
import { names } from '../../pieces/names';
import { dropLastTable } from '../../settings/last-table';
import { PageHead } from '../PageHead';
import { useLive } from './live-context';

type Why = Exclude<LeavingReason, 'asked'>;

function leftText(words: LiveMessages, why: Why, code: string): string {
  switch (why) {
    case 'no-such-table':
      return words['left.no-such-table']({ code });
    case 'removed-by-host':
      return words['left.removed-by-host']();
    case 'watching-not-allowed':
      return words['left.watching-not-allowed']();
    case 'table-full':
      return words['left.table-full']();
    case 'other-device':
      return words['left.other-device']();
    case 'not-kept':
      return words['refusal.not-kept']();
  }
}

export type LeftProps = { readonly code: TableCode; readonly why: Why };

export function Left({ code, why }: LeftProps) {
  const { words } = useLive();
  const { say } = useApp();
  const title = words['left.title']({ why });
  useEffect(() => {
    if (why !== 'not-kept') dropLastTable(pageStorage, code);
  }, [code, why]);
  useEffect(() => {
    document.title = say['table.title']({ stage: title });
  }, [say, title]);
  return (
    <div class="page">
      <PageHead title={title} back={words['home.back']()} to={{ page: 'live' }} />
      <main class="page-columns">
        <section class="sheet live-left" role="status">
          <p>{leftText(words, why, codeInGroups('table', code))}</p>
          {why === 'not-kept' && (
            <Button kind="main" onPress={() => location.reload()}>
              {words['left.again']()}
            </Button>
          )}
          <a class={names('btn', why !== 'not-kept' && 'main')} href={addressOf({ page: 'live' })}>
            {words['left.back']()}
          </a>
        </section>
      </main>
    </div>
  );
}
