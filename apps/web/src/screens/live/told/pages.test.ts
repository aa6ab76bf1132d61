import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersInBar, pagesOf } from './pages';

const isWord = (word: string): boolean => word !== '…';

describe('what is told, in pages', () => {
  test.each<[string, number, readonly string[]]>([
    ['Ola is back.', 50, ['Ola is back.']],
    ['One. Two. Three.', 9, ['One. Two.', 'Three.']],
    ['One. Two. Three.', 3, ['One.', 'Two.', 'Three.']],
    ['One. Two.', Number.POSITIVE_INFINITY, ['One. Two.']],
    ['J. R. is back.', 20, ['J. R. is back.']],
    ['The speed: 1.5. Good', 15, ['The speed: 1.5.', 'Good']],
    ['Jürgen plays North from the next deal on. Go on', 30, ['Jürgen plays North from …', '… the next deal on. Go on']],
    ['Ola is back. Wolfeschlegelsteinhausen plays', 20, ['Ola is back.', 'Wolfeschlegelsteinhausen …', '… plays']],
    ['', 10, ['']],
  ])('%j, %d letters', (text, fits, pages) => expect(pagesOf(text, fits)).toEqual(pages));

  test('nothing of it is lost, and no page is longer than it must be', () => {
    const words = fc.array(fc.constantFrom('Ola', 'plays.', 'Now?', 'cards', '–', 'J.'), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 5, max: 80 }), (all, fits) => {
        const text = all.join(' ');
        const pages = pagesOf(text, fits);
        expect(pages.join(' ').replaceAll('… … ', '')).toBe(text);
        for (const page of pages) expect(page.length <= fits || page.split(' ').filter(isWord).length === 1).toBe(true);
      }),
    );
  });
});

test.each([
  [320, 35],
  [360, 50],
  [412, 70],
  [768, Number.POSITIVE_INFINITY],
])('a window %d pixels wide shows %d letters', (width, letters) => expect(lettersInBar(width)).toBe(letters));
