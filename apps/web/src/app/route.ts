// Addresses of the page: everything after `#/`. A broken address leads to the start page, which says why.

import { isPresetId, type PresetId } from '@minibridge/bridge';

/** Why an address could not be followed. */
export type BadLink = 'unknown-page' | 'unknown-rules' | 'bad-deal';

export type Route =
  | { readonly page: 'start'; readonly badLink?: BadLink }
  | { readonly page: 'first-deal' }
  /** Set up a match. */
  | { readonly page: 'new' }
  /** The match in play. */
  | { readonly page: 'table' }
  /** One deal by its id, for links: played with the rule set that was used last. The screen judges the id. */
  | { readonly page: 'deal'; readonly id: string }
  /** `own`: the reader's own changed rule set. */
  | { readonly page: 'rules'; readonly rules: PresetId | 'own' }
  | { readonly page: 'settings' }
  /** Tables with friends. `at`: 'new', the code of a table, or what follows it; the screen judges it. */
  | { readonly page: 'live'; readonly at?: string };

type Reader = (rest: string | undefined) => Route;

/** Pages whose address may have more than one part. */
const DEEP = ['live'];

const plain =
  (route: Route): Reader =>
  (rest) =>
    rest === undefined ? route : { page: 'start', badLink: 'unknown-page' };

const PAGES: { readonly [page: string]: Reader | undefined } = {
  'first-deal': plain({ page: 'first-deal' }),
  new: plain({ page: 'new' }),
  table: plain({ page: 'table' }),
  settings: plain({ page: 'settings' }),
  rules: (rest = 'own') =>
    rest === 'own' || isPresetId(rest) ? { page: 'rules', rules: rest } : { page: 'start', badLink: 'unknown-rules' },
  deal: (rest = '') => ({ page: 'deal', id: rest }),
  live: (rest) => (rest === undefined ? { page: 'live' } : { page: 'live', at: rest }),
};

/** The page that an address names. `hash` as in `location.hash`: '', '#/', '#/rules/mb.ebu', … */
export function routeOf(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path === '') return { page: 'start' };
  const [page = '', ...parts] = path.split('/');
  const reader = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  if (reader === undefined || (parts.length > 1 && !DEEP.includes(page)))
    return { page: 'start', badLink: 'unknown-page' };
  return reader(parts.length > 0 ? parts.join('/') : undefined);
}

/** The address of a page, to be used in `href`. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'rules':
      return `#/rules/${route.rules}`;
    case 'deal':
      return `#/deal/${route.id}`;
    case 'live':
      return route.at === undefined ? '#/live' : `#/live/${route.at}`;
    case 'first-deal':
    case 'new':
    case 'table':
    case 'settings':
      return `#/${route.page}`;
  }
}
