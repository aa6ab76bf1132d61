import { loadMessages } from '@minibridge/messages';
import { minibridgePar, type Table } from '@minibridge/solver';
import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { AppContext, type AppState } from '../../../app/app-state';
import { firstSettings } from '../../../settings/settings';
import { type Findings, NOTHING_YET } from '../review/findings';
import { EXAMPLE, finished } from '../testing';
import { Possible } from './Possible';

const OURS = { C: 9, D: 5, H: 8, S: 10, NT: 8 };
const THEIRS = { C: 4, D: 8, H: 5, S: 3, NT: 4 };
const TABLE: Table = { N: OURS, E: THEIRS, S: OURS, W: THEIRS };

const [say, words] = await Promise.all([loadMessages('en', 'table'), loadMessages('en', 'score')]);
/** What this section asks of the page. */
const app = { say, settings: firstSettings('en', false) } as AppState;

/** The section for a board played in `text` under `preset`. */
function shown(preset: string, text: string, findings: (table: Table) => Findings): HTMLElement {
  const board = finished(text, preset);
  render(
    <AppContext.Provider value={app}>
      <Possible board={board} words={words} findings={findings(TABLE)} />
    </AppContext.Provider>,
    document.body,
  );
  return document.body;
}

/** All that is found out when a board has been played in `text`. */
function allFound(preset: string, text: string): HTMLElement {
  const { rules, dealer, coin } = finished(text, preset);
  return shown(preset, text, (table) => ({
    ...NOTHING_YET,
    strains: 5,
    possible: { table, par: minibridgePar({ deal: EXAMPLE, table, rules, dealer, coin }) },
  }));
}

const textOf = (node: Element | null): string => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Each row of the table as it is read out. */
function rowsOf(page: HTMLElement): readonly string[] {
  return [...page.querySelectorAll('tr')].map((row) => {
    const heard = [...row.children].map((cell) => {
      const copy = cell.cloneNode(true) as Element;
      for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
      return textOf(copy);
    });
    return heard.join(' | ');
  });
}

afterEach(() => render(null, document.body));

describe('what was possible', () => {
  test('one sentence first', () => {
    const page = allFound('mb.site4', 'game S');
    expect(textOf(page.querySelector('[role=status]'))).toBe(
      'Best: game in spades, 420 points. That is what was played.',
    );
    expect(textOf(allFound('mb.site4', 'part H').querySelector('[role=status]'))).toBe(
      'Best: game in spades, 420 points.',
    );
  });

  test('several contracts that bring as much', () => {
    const page = allFound('mb.targets', 'target 9 S');
    expect(textOf(page.querySelector('[role=status]'))).toBe(
      'Best: 1 point, with 2 contracts (marked with a star). One of them was played.',
    );
    expect(textOf([...page.querySelectorAll('.possible-key')].at(-1) ?? null)).toBe('The best contracts.');
  });

  test('a table that can be read out', () => {
    expect(rowsOf(allFound('mb.site4', 'game S'))).toEqual([
      ' | Spades | Hearts | Clubs | Diamonds | NT',
      'Tricks with best play',
      'North–South | 10 played | 8 | 9 | 5 | 8',
      'East–West | 3 | 5 | 4 | 8 | 4',
      'Contracts North–South could make',
      'Part-score | 170 | 110 | 110 | cannot be made −100 | 120',
      'Game | 420 the best played | cannot be made −100 | cannot be made −100 | cannot be made −300 | cannot be made −50',
    ]);
  });

  test('every heading names what it heads', () => {
    const heads = [...allFound('mb.site4', 'game S').querySelectorAll('th')];
    expect(heads.filter((head) => !head.getAttribute('scope'))).toEqual([]);
  });

  test('where tricks are counted there are only tricks', () => {
    const page = allFound('mb.count', 'tricks S');
    expect(rowsOf(page).length).toBe(4);
    expect(textOf(page.querySelector('[role=status]'))).toBe('');
  });

  test('a target stands in the cell', () => {
    expect(rowsOf(allFound('mb.targets', 'target 9 S')).at(-1)).toBe(
      'Target | 9 the best played | cannot be made | 9 the best | cannot be made | cannot be made',
    );
  });
});

describe('until it is found, and when it cannot be', () => {
  test('progress', () => {
    const page = shown('mb.site4', 'game S', () => ({ ...NOTHING_YET, strains: 2 }));
    expect(page.querySelector('progress')?.value).toBe(2);
    expect(page.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(page.querySelector('table')).toBeNull();
  });

  test('plain words, and no progress for ever', () => {
    const page = shown('mb.site4', 'game S', () => ({ ...NOTHING_YET, failed: true }));
    expect(textOf(page.querySelector('[role=status]'))).toBe(words['possible.failed']());
    expect(page.querySelector('progress')).toBeNull();
    expect(page.querySelector('section')?.getAttribute('aria-busy')).toBe('false');
  });

  test('what has been found stays when the cards cannot be looked at', () => {
    const page = shown('mb.site4', 'game S', (table) => ({
      ...NOTHING_YET,
      failed: true,
      possible: { table, par: { outcome: 'redeal', dealer: 'N' } },
    }));
    expect(rowsOf(page).length).toBe(4);
  });
});
