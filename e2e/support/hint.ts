// Whether a hint that stands open is read whole and lies on nothing that must be seen.

import type { Page } from '@playwright/test';

/** Runs in the page. What the hint covers, and what of the hint itself is out of sight. */
function faults(): readonly string[] {
  const hint = document.querySelector('.hint');
  if (!hint) return ['no hint'];
  const box = hint.getBoundingClientRect();
  // At the contract a phone has room for the hint or for the bar and the question, not for both.
  const hasRoom = innerWidth >= 700 && innerHeight >= 700;
  const words = hasRoom ? ', .bar button, .ask h1' : '';
  const seen = `.hand .card, .table .card, .stake, .prompt > span${words}`;
  const covered = [...document.querySelectorAll(seen)].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return bottom > box.top && top < box.bottom && right > box.left && left < box.right;
  });
  const prompt = document.querySelector('.prompt > span');
  const lacks = [
    ...(prompt?.getBoundingClientRect().height === 0 ? ['what to do is not said'] : []),
    ...(box.height < 50 ? ['less than three lines'] : []),
  ];
  const cut = [...hint.querySelectorAll('.newest, button')].filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    // What is higher than the box is read from its beginning on, and scrolled.
    return top < box.top - 1 || (bottom > box.bottom + 1 && height <= box.height);
  });
  return [
    ...lacks,
    ...covered.map((each) => `covered: ${each.className}`),
    ...cut.map((each) => `cut: ${each.textContent}`),
  ];
}

export function hintFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(faults);
}
