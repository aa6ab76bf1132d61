// What must be so for the reasons of a search: they are told from its record, and have to agree with it.

import type { Action } from '@minibridge/bridge';
import type { Considered, Searched } from '../decision';
import type { Truths } from './scene';

type FoundScene = { readonly action: Action; readonly searched: Searched };
type Found = 'works-most-often' | 'most-tricks' | 'best-on-average';

/** Whether the record speaks of this action; of cards that are alike it names one. */
function entryOf({ action, searched }: FoundScene): Considered | undefined {
  return searched.considered.find((each) => isSame(each, action));
}

function isSame({ action, alike = [] }: Considered, chosen: Action): boolean {
  if (action.type === 'play' && chosen.type === 'play') return [action.card, ...alike].includes(chosen.card);
  return JSON.stringify(action) === JSON.stringify(chosen);
}

export const FOUND_TRUTHS: Truths<FoundScene, Found> = {
  'works-most-often': (scene, { works, of }) => {
    const entry = entryOf(scene);
    return entry !== undefined && works > 0 && works < of && works === Math.round(entry.succeeds * of);
  },
  'most-tricks': (scene) => {
    const tricks = entryOf(scene)?.tricks;
    return tricks !== undefined && scene.searched.considered.every((each) => (each.tricks ?? 0) <= tricks + 1e-9);
  },
  'best-on-average': (scene, { of }) => entryOf(scene) !== undefined && of === scene.searched.worlds,
};
