// Whether a hint that stands open is read whole and lies on nothing that must be seen.

import type { Page } from '@playwright/test';

/** Runs in the page. What the hint covers, and what of the hint itself is out of sight. */
function faults(): readonly string[] {
  const hint = document.querySelector('.hint');
  if (!hint) return ['no hint'];
  const box = hint.getBoundingClientRect();
  // A phone has room for the hint or for the words of the line that it lies on, not for both.
  const hasRoom = innerWidth >= 700 && innerHeight >= 700;
  const words = hasRoom ? ', .prompt > span, .bar button, .ask h1' : '';
  const covered = [...document.querySelectorAll(`.hand .card, .trick .card, .stake${words}`)].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return bottom > box.top && top < box.bottom && right > box.left && left < box.right;
  });
  // On its side a phone has one line for it, which is scrolled.
  if (innerHeight < 500) return covered.map((each) => `covered: ${each.className}`);
  const cut = [...hint.querySelectorAll('.newest, button')].filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    // What is higher than the box is read from its beginning on, and scrolled.
    return top < box.top - 1 || (bottom > box.bottom + 1 && height <= box.height);
  });
  return [...covered.map((each) => `covered: ${each.className}`), ...cut.map((each) => `cut: ${each.textContent}`)];
}

export function hintFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(faults);
}
