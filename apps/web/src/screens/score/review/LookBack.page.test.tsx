import type { TurningPoint } from '@minibridge/learn';
import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { firstSettings } from '../../../settings/settings';
import { until } from '../../../testing';
import type { PartProps } from '../props';
import { finished } from '../testing';
import { type Findings, NOTHING_YET } from './findings';
import { LookBack } from './LookBack';

const [say, words, review] = [
  await loadMessages('en', 'table'),
  await loadMessages('en', 'score'),
  await loadMessages('en', 'review'),
];
/** What this section asks of the page. */
const app = { say, settings: firstSettings('en', false) } as AppState;
const odds = { layouts: 30, right: 4, best: 'SA', bestRight: 30 } as const;
const turn = (some: Pick<TurningPoint, 'place' | 'by' | 'cost' | 'card'>): TurningPoint => ({
  ...some,
  seat: some.by,
  odds,
  verdict: 'could-be-known',
});

async function shown(findings: Findings, text = 'game S', said: readonly object[] = []) {
  const onShow = vi.fn();
  const board = finished(text);
  const view = { seat: 'S', table: { boardLog: said } } as unknown as PartProps['view'];
  render(
    <AppContext.Provider value={app}>
      <LookBack {...{ view, board, words, findings, onShow }} host={{} as PartProps['host']} you="S" />
    </AppContext.Provider>,
    document.body,
  );
  await until(() => expect(document.body.textContent).not.toBe(''));
  return { onShow, text: () => (document.querySelector('.look-back')?.textContent ?? '').replaceAll(/\s+/g, ' ') };
}

afterEach(() => render(null, document.body));

test('the reader’s own card first, the others folded, each with the way to it', async () => {
  const turns = [
    turn({ place: 0, by: 'W', cost: 2, card: 'HQ' }),
    turn({ place: 9, by: 'S', cost: 1, card: 'DK' }),
    turn({ place: 20, by: 'E', cost: 1, card: 'CA' }),
  ];
  const { onShow } = await shown({ ...NOTHING_YET, turns });
  const heads = [...document.querySelectorAll('.turning-head > .sr')].map((head) => head.textContent);
  expect(heads).toEqual([
    'Trick 3, you: king of diamonds. This card cost 1 trick.',
    'Trick 1, West: queen of hearts. This card cost 2 tricks.',
    'Trick 6, East: ace of clubs. This card cost 1 trick.',
  ]);
  expect(document.querySelectorAll('details .turning').length).toBe(2);
  expect(document.querySelector('summary')?.textContent).toBe(review['turns-more']({ count: 2 }));
  document.querySelector<HTMLButtonElement>('.turning > .btn')?.click();
  expect(onShow).toHaveBeenCalledWith(10);
});

test('one remark, before the solver has found anything', async () => {
  const { text } = await shown(NOTHING_YET, 'game S', [{ type: 'announced', seat: 'S', points: 15 }]);
  expect(text()).toContain('Your hand has 16 points, not 15');
  expect(text()).toContain(words['review.working']());
});

test('nobody gave a trick away', async () => {
  const { text } = await shown({ ...NOTHING_YET, turns: [] });
  expect(text()).toContain('nobody gave a trick away');
  expect(document.querySelector('.turning')).toBeNull();
});
