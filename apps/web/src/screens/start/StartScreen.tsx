// Start: one obvious thing to do, a few quiet ones.

import type { TableMessages } from '@minibridge/messages';
import { useEffect } from 'preact/hooks';
import { type AppState, useApp } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { addressOf, type BadLink } from '../../app/route';
import { useStore } from '../../app/store';
import { Mark } from '../../pieces/Mark';
import { lastTable, lastTableText } from '../../settings/last-table';
import { Languages } from './Languages';
import { Notice } from './Notice';
import { PlayOn } from './PlayOn';
import { Scene } from './Scene';
import { SetAsideNotice } from './SetAsideNotice';
import { Way } from './Way';
import './start.css';

function badLinkText(say: TableMessages, badLink: BadLink): string {
  switch (badLink) {
    case 'unknown-page':
      return say['start.bad-link-page']();
    case 'unknown-rules':
      return say['start.bad-link-rules']();
    case 'bad-deal':
      return say['start.bad-link-deal']();
  }
}

function Notices({ app, badLink }: { readonly app: AppState; readonly badLink: BadLink | undefined }) {
  const { say, savedProblem } = app;
  const lasts = useStore(app.lasts);
  return (
    <>
      {badLink && <Notice text={badLinkText(say, badLink)} />}
      {!lasts && <Notice text={say['start.keeps-nothing']()} />}
      {savedProblem && <SetAsideNotice {...savedProblem} />}
    </>
  );
}

export function StartScreen({ badLink }: { readonly badLink?: BadLink | undefined }) {
  const app = useApp();
  const { say } = app;
  const table = lastTable(pageStorage);
  useEffect(() => {
    document.title = say['start.title']();
  }, [say]);
  return (
    <div class="start">
      <header class="start-top">
        <div class="brand">
          <Mark />
          <h1>{say['start.name']()}</h1>
        </div>
        <Languages />
      </header>
      <main class="start-main">
        <Notices app={app} badLink={badLink} />
        <section class="start-table felt">
          <Scene />
          <a class="btn main" href={addressOf({ page: 'first-deal' })}>
            {say['start.first-deal']()}
          </a>
          <p>{say['start.first-deal-note']()}</p>
        </section>
        <nav class="ways" aria-label={say['start.ways']()}>
          <PlayOn />
          {table && (
            <Way
              to={{ page: 'live', at: table }}
              icon="seats"
              title={say['start.my-table']()}
              note={say['start.my-table-note']({ code: lastTableText(table) })}
            />
          )}
          <Way to={{ page: 'new' }} icon="cards" title={say['start.match']()} note={say['start.match-note']()} />
          <Way to={{ page: 'live' }} icon="seats" title={say['start.friends']()} note={say['start.friends-note']()} />
          <Way
            to={{ page: 'rules', rules: 'own' }}
            icon="book"
            title={say['start.rules']()}
            note={say['start.rules-note']()}
          />
          <Way
            to={{ page: 'settings' }}
            icon="settings"
            title={say['start.settings']()}
            note={say['start.settings-note']()}
          />
        </nav>
      </main>
      <footer class="start-foot">{say['start.promise']()}</footer>
    </div>
  );
}
