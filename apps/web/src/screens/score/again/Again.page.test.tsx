import { presetRules } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { createStore } from '../../../app/store';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';
import type { SavedMatch } from '../../../host/saved-shapes';
import { firstSettings } from '../../../settings/settings';
import { ExtrasContext, type TableExtras } from '../../table/extras';
import { viewAfter } from '../../table/testing';
import { finished } from '../testing';
import { Again } from './Again';
import { againSetup } from './again';

const [say, words] = await Promise.all([loadMessages('en', 'table'), loadMessages('en', 'score')]);
await loadMessages('en', 'review');
const board = finished('part H');
const view = viewAfter({ rules: presetRules('mb.site4'), seat: 'S' });

type Beside = { readonly waits?: boolean; readonly kind?: TableExtras['kind']; readonly view?: HostView };

/** What is said of the deal when it is played again. */
function note({ waits = false, kind, view: shown = view }: Beside): string | null | undefined {
  const waiting = createStore(waits ? ({} as SavedMatch) : undefined);
  const app = { say, settings: firstSettings('en', false), waiting } as unknown as AppState;
  render(
    <AppContext.Provider value={app}>
      <ExtrasContext.Provider value={kind && ({ kind } as TableExtras)}>
        <Again host={{} as TableHost} view={shown} board={board} words={words} you="S" />
      </ExtrasContext.Provider>
    </AppContext.Provider>,
    document.body,
  );
  return document.querySelector('.muted')?.textContent;
}

afterEach(() => render(null, document.body));

const single: HostView = { ...view, setup: againSetup(view.setup, board, {}) };

test.each<[string, Beside, string]>([
  ['in a match', {}, 'This does not count: your match waits until you come back.'],
  ['again, of a match', { waits: true, view: single }, 'This does not count either: your match still waits.'],
  ['with friends', { kind: 'friends' }, 'This does not count. You find your table again under “With friends”.'],
  ['again, where no match waits', { view: single }, 'This counts for no match.'],
])('%s', (_where, beside, text) => expect(note(beside)).toBe(text));
