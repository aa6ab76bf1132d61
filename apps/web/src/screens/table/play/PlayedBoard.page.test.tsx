// What the help button of the bar answers during the play, and that a lesson has none.

import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { createStore } from '../../../app/store';
import { firstSettings } from '../../../settings/settings';
import { until } from '../../../testing';
import { ExtrasContext, type TableExtras } from '../extras';
import { TableShellContext } from '../told';
import { PlayedBoard } from './PlayedBoard';
import { playAfter } from './testing';

const say = await loadMessages('en', 'table');
const app = { say, settings: firstSettings('en', false) } as AppState;
const LESSON: TableExtras = { kind: 'lesson', menu: [] };

afterEach(() => render(null, document.body));

test.each([
  ['a match says which cards may be played', undefined, expect.any(Function)],
  ['a lesson asks for one card, and does not', LESSON, undefined],
])('%s', async (_what, extras, help) => {
  const { board, view } = playAfter({ seat: 'S', cards: 'HQ HK' });
  const host = { view: createStore(view), send: vi.fn(), next: vi.fn(), goOn: vi.fn(), stop: vi.fn() };
  const setHelp = vi.fn();
  render(
    <AppContext.Provider value={app}>
      <ExtrasContext.Provider value={extras}>
        <TableShellContext.Provider value={{ tell: vi.fn(), setHelp }}>
          <PlayedBoard {...{ host, view, board }} />
        </TableShellContext.Provider>
      </ExtrasContext.Provider>
    </AppContext.Provider>,
    document.body,
  );
  await until(() => expect(setHelp).toHaveBeenLastCalledWith(help));
});
