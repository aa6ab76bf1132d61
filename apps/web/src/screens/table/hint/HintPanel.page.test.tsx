import { presetRules, type Seat } from '@minibridge/bridge';
import { loadMessages } from '@minibridge/messages';
import { render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import type { HostView } from '../../../host/ledger';
import { firstSettings } from '../../../settings/settings';
import { until } from '../../../testing';
import { playAfter } from '../play/testing';
import { viewAfter } from '../testing';
import type { Marked } from '../told';
import { isHintDue } from './due';
import { HintPanel, type HintPanelProps } from './HintPanel';

const say = await loadMessages('en', 'table');
const words = await loadMessages('en', 'hint');
const app = { say, settings: firstSettings('en', false) } as AppState;
const rules = presetRules('mb.site4');

/** The panel for a view, with what was read out and how often it was closed. */
async function opened(view: HostView) {
  const heard: string[] = [];
  const onClose = vi.fn();
  const onMark = vi.fn<HintPanelProps['onMark']>();
  render(
    <AppContext.Provider value={app}>
      <HintPanel view={view} tell={(text) => heard.push(text)} onMark={onMark} onClose={onClose} />
    </AppContext.Provider>,
    document.body,
  );
  await until(() => expect(heard.length).toBe(1));
  const button = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  const more = async (): Promise<void> => {
    const before = heard.length;
    button(words.more())?.click();
    await until(() => expect(heard.length).toBe(before + 1));
  };
  /** The steps that are shown, as they are seen, the newest last. */
  const seen = (): readonly string[] =>
    [...document.querySelectorAll('.hint-says > li > span[aria-hidden]')].map((step) => step.textContent ?? '');
  /** What is marked now. */
  const marked = (): Marked | undefined => onMark.mock.lastCall?.[0];
  return { heard, onClose, button, more, seen, marked };
}

afterEach(() => render(null, document.body));

describe('the contract', () => {
  test('where to look first, then the points, the trumps, and only then the contract', async () => {
    const { heard, more, button, marked } = await opened(viewAfter({ rules, seat: 'S' }));
    for (let steps = 0; steps < 3; steps += 1) await more();
    expect(heard).toEqual([
      'How many points have you together, and which suit is long?',
      'You have 25 points together. With 25 or more choose a game.',
      'You have 9 spades together. Eight or more make good trumps, and spades and hearts come first.',
      'So the rule says: Game in spades.',
    ]);
    expect(button(words.more())).toBeUndefined();
    expect(marked()?.contract).toEqual({ kind: 'game', strain: 'S' });
  });

  test('what is scrolled away at the top is known to the style, which lets it fade', async () => {
    await opened(viewAfter({ rules, seat: 'S' }));
    const box = document.querySelector<HTMLElement>('.hint');
    if (box === null) throw new Error('There is no hint.');
    box.scrollTop = 30;
    box.dispatchEvent(new Event('scroll'));
    expect(box.style.getPropertyValue('--above')).toBe('30px');
  });

  test('each step joins those before it, and it alone is the current one', async () => {
    const { heard, more, seen } = await opened(viewAfter({ rules, seat: 'S' }));
    expect(seen()).toEqual(heard);
    for (let steps = 0; steps < 3; steps += 1) {
      await more();
      expect(seen()).toEqual(heard);
    }
    const current = [...document.querySelectorAll('[aria-current="step"]')];
    expect(current.map((step) => step.querySelector('.sr')?.textContent)).toEqual(heard.slice(-1));
  });

  test('the focus is on the next step, then on the way out; Escape leads out too', async () => {
    const { more, button, onClose } = await opened(viewAfter({ rules, seat: 'S' }));
    expect(document.activeElement).toBe(button(words.more()));
    for (let steps = 0; steps < 3; steps += 1) await more();
    expect(document.activeElement).toBe(button(say['table.close']()));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('the card is marked once it is named, until the hint goes', async () => {
  const { heard, more, marked } = await opened(playAfter({ seat: 'W', cards: '' }).view);
  while (!heard.at(-1)?.startsWith('Play ')) {
    expect(marked()).toBeUndefined();
    await more();
  }
  expect(marked()?.card).toMatch(/^[SHDC][2-9TJQKA]$/);
  render(null, document.body);
  expect(marked()).toBeUndefined();
});

test('a card is a sign for the eye and a name for the ear', async () => {
  const { heard, more, seen } = await opened(playAfter({ seat: 'W', cards: '' }).view);
  while (!heard.at(-1)?.startsWith('Play ')) await more();
  expect(heard.at(-1)).toMatch(/^Play the (ace|king|queen|jack|\w+) of (spades|hearts|diamonds|clubs)\.$/);
  expect(seen().at(-1)).toMatch(/^Play [♠♥♦♣](A|K|Q|J|\d+)\.$/);
});

describe('when there may be a hint', () => {
  const play = (seat: Seat, cards: string): HostView => playAfter({ seat, cards }).view;
  test.each<[string, HostView, boolean]>([
    ['the opening leader', play('W', ''), true],
    ['declarer, before the lead', play('S', ''), false],
    ['declarer, for dummy', play('S', 'HQ'), true],
    ['dummy', play('N', 'HQ'), false],
    ['partners who agree', viewAfter({ rules: { ...rules, declarer: 'partners_choose' }, seat: 'S' }), true],
    ['their opponents', viewAfter({ rules: { ...rules, declarer: 'partners_choose' }, seat: 'E' }), false],
    ['who chooses', viewAfter({ rules, seat: 'S' }), true],
    ['who does not choose', viewAfter({ rules, seat: 'E' }), false],
    ['who still reads', { ...viewAfter({ rules, seat: 'S' }), reading: 'declarer' }, false],
  ])('%s', (_, view, expected) => expect(isHintDue(view)).toBe(expected));
});
