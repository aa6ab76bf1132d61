// Settings that the style sheets read: attributes of the page's root.

import type { Settings } from '../settings/settings';

/**
 * Puts language, theme, table, deck and card size on `<html>`; what follows the system has no attribute.
 * What stands there already is left alone: writing the same again would make the browser work out every style anew.
 */
export function showSettings(settings: Settings): void {
  const root = document.documentElement;
  if (root.lang !== settings.language) root.lang = settings.language;
  mark(root, 'theme', settings.theme === 'system' ? undefined : settings.theme);
  mark(root, 'contrast', settings.contrast === 'system' ? undefined : settings.contrast);
  mark(root, 'table', settings.table);
  mark(root, 'deck', settings.deck);
  mark(root, 'cards', settings.cards);
}

function mark(root: HTMLElement, name: string, value: string | undefined): void {
  if (root.dataset[name] === value) return;
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
