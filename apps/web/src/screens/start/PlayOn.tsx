// The ways back into what was begun: the match, and the deal of it that is played again meanwhile.

import { tableOf } from '@minibridge/table';
import { type AppState, useApp } from '../../app/app-state';
import { useStore } from '../../app/store';
import type { TableHost } from '../../host/local-host';
import type { SavedMatch } from '../../host/saved-shapes';
import { isMatchOn } from './is-match-on';
import { Way } from './Way';

/** Nothing where nothing was begun. */
export function PlayOn() {
  const app = useApp();
  const host = useStore(app.match);
  const waiting = useStore(app.waiting);
  return (
    <>
      {waiting && <BackToMatch match={waiting} app={app} />}
      {host && <BackToTable key={host} host={host} app={app} waits={waiting !== undefined} />}
    </>
  );
}

/** The way back into what is in play; only asks for the host's view where there is one. */
type BackToTableProps = {
  readonly host: TableHost;
  readonly app: AppState;
  /** The match waits: this is a deal of it. */
  readonly waits: boolean;
};

function BackToTable({ host, app: { say }, waits }: BackToTableProps) {
  const { table, setup } = useStore(host.view);
  if (!isMatchOn(table)) return null;
  if (waits) {
    return <Way to={{ page: 'table' }} icon="replay" title={say['start.again']()} note={say['start.again-note']()} />;
  }
  const number = table.board?.number ?? 1;
  const note = setup.given ? say['start.deal-note']() : say['start.play-on-note']({ number });
  return <Way to={{ page: 'table' }} icon="play" title={say['start.play-on']()} note={note} />;
}

/** The way back into the match that waits while one of its deals is played again. */
function BackToMatch({ match, app }: { readonly match: SavedMatch; readonly app: AppState }) {
  const { say, backToMatch } = app;
  const table = tableOf(match.log);
  if (table === undefined || !isMatchOn(table)) return null;
  return (
    <Way
      to={{ page: 'table' }}
      icon="play"
      title={say['start.play-on']()}
      note={say['start.play-on-note']({ number: table.board?.number ?? 1 })}
      onPress={backToMatch}
    />
  );
}
