import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { firstSettings } from '../../../settings/settings';
import { Me } from './Me';
import { playAfter } from './testing';

const say = await loadMessages('en', 'table');
const app = { say, settings: firstSettings('en', false) } as AppState;

afterEach(() => render(null, document.body));

test('a card that may come back has a button beside the hand', () => {
  const { play, view } = playAfter({ seat: 'S', cards: 'HQ HK' });
  const onUndo = vi.fn();
  const shown = (undo: (() => void) | undefined): HTMLElement | undefined => {
    render(
      <AppContext.Provider value={app}>
        <Me
          {...{ play, table: view.table, text: '', answers: false, lying: undefined }}
          onLastTrick={vi.fn()}
          onUndo={undo}
        />
      </AppContext.Provider>,
      document.body,
    );
    return [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === say['undo.ask']());
  };
  expect(shown(undefined)).toBeUndefined();
  shown(onUndo)?.click();
  expect(onUndo).toHaveBeenCalledOnce();
});
