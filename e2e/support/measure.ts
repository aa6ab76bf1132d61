// Whether a screen fits: nothing wider than the window, the main button whole and on top, no title of a tile broken inside a word,
// every contract with its denomination, the mark of the lead on the leader's card and apart from what a card cost, nothing too small
// for a finger.

import type { Page } from '@playwright/test';

/** Runs in the page. What does not fit, a line each. */
function misfits(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];

  function wrongWith(main: HTMLElement): string | undefined {
    main.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = main.getBoundingClientRect();
    if (Math.min(left, top) < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'outside';
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!main.contains(onTop)) return 'covered';
    return main.scrollWidth > main.clientWidth + 1 ? 'too narrow' : undefined;
  }

  function isBroken(title: HTMLElement): boolean {
    const range = document.createRange();
    const text = title.firstChild;
    return [...(text?.textContent ?? '').matchAll(/[^\s–-]+/g)].some(({ 0: word, index }) => {
      if (!text) return false;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const isBeside = one.right <= other.left || one.left >= other.right;
    return !isBeside && one.bottom > other.top && one.top < other.bottom;
  }

  /** Places, whoever has led, where the mark of the lead is not on that place alone, or lies on an index or on what a card cost. */
  function strayMarks(mark: HTMLElement): readonly string[] {
    const { parentElement: trick, className } = mark;
    const places = ['top', 'right', 'bottom', 'left'];
    const stray = places.filter((place) => {
      mark.className = `tag lead-${place}`;
      const box = mark.getBoundingClientRect();
      const own = trick?.querySelector(`.at-${place}`)?.getBoundingClientRect();
      const isOn = own && overlap(box, own) && Math.abs(box.left + box.right - own.left - own.right) < 4;
      // A rank stands in the middle of its box.
      const covers = [...(trick?.querySelectorAll('.card > b') ?? [])].some((index) => {
        const { left, top, width, height } = index.getBoundingClientRect();
        return overlap(box, new DOMRect(left + 3, top, width - 6, height));
      });
      // Twice as large, both are far larger than a card: then only the place that it has is asked for.
      const isAsked = getComputedStyle(document.documentElement).fontSize === '16px' || className === mark.className;
      const touches =
        isAsked &&
        [...(trick?.querySelectorAll('.note') ?? [])].some((note) => {
          const { left, top, width, height } = note.getBoundingClientRect();
          return overlap(box, new DOMRect(left - 1, top - 1, width + 2, height + 2));
        });
      return !isOn || covers || touches;
    });
    mark.className = className;
    return stray;
  }

  const within = document.querySelector('dialog[open]') ?? document;
  const broken = [...within.querySelectorAll<HTMLElement>('.tile strong')].filter(isBroken);
  const nameless = [...within.querySelectorAll('.cell:not([data-kind="level"] *)')].filter(
    (cell) => cell.querySelector('.cell-sign')?.getClientRects().length !== 1,
  );
  const mains = [...within.querySelectorAll<HTMLElement>('.btn.main')].map((main) => [main, wrongWith(main)] as const);
  scrollTo(0, 0);
  const wrong = [
    ...broken.map((title) => `broken: ${title.textContent}`),
    ...nameless.map((cell) => `no denomination: ${cell.textContent}`),
    ...[...within.querySelectorAll<HTMLElement>('.trick > [class*="lead-"]')]
      .flatMap(strayMarks)
      .map((place) => `the mark of the lead, ${place}`),
  ];
  return [...tooWide, ...wrong, ...mains.flatMap(([main, wrong]) => (wrong ? [`${wrong}: ${main.textContent}`] : []))];
}

/** Runs in the page. Buttons of the table that a finger would miss: the zone around the middle that answers is measured. */
function smallTargets(): readonly string[] {
  const enough = 43.5;
  const reach = 21.5;
  const within = document.querySelector('dialog[open]') ?? document.querySelector('.at-table');
  const buttons = [...(within?.querySelectorAll<HTMLElement>('button:not([data-card]), a.btn') ?? [])];

  function isSmall(button: HTMLElement): boolean {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const answers = (dx: number, dy: number): boolean =>
      button.contains(document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy));
    const isWide = width >= enough || (answers(-reach, 0) && answers(reach, 0));
    const isHigh = height >= enough || (answers(0, -reach) && answers(0, reach));
    return width > 0 && !(isWide && isHigh);
  }

  return buttons.filter(isSmall).map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)} px: ${button.getAttribute('aria-label') ?? button.textContent}`;
  });
}

/** Runs in the page. Contracts whose sign lies on their number. */
function overprinted(): readonly string[] {
  return [...document.querySelectorAll('dialog[open] .cell')].flatMap((cell) => {
    const sign = cell.querySelector('.cell-sign')?.getBoundingClientRect();
    const number = cell.querySelector('b')?.firstChild;
    if (!sign || !number) return [`no number: ${cell.textContent}`];
    const range = document.createRange();
    range.selectNodeContents(number);
    const { left, top, height } = range.getBoundingClientRect();
    // The digits begin below the upper third of their line.
    const isClear = left >= sign.right || top + height / 3 >= sign.bottom;
    return isClear ? [] : [`overprinted: ${cell.textContent}`];
  });
}

export function overprintedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(overprinted);
}

export function misfitsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(misfits);
}

export function smallTargetsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(smallTargets);
}

export async function resized(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The reader's own text size, as it is set in the browser: media queries in em follow it, too. */
export async function enlarged(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await browser.detach();
}
