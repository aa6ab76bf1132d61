// The command `hint`: steps, languages, and positions that cannot be.

import { describe, expect, test } from 'vitest';
import { answeredTo } from '../testing';

const DEAL = '--id 14NCPERJ9Y84V4WSWFNN';
const THIRD = `${DEAL} --contract "game S" --played "HQ HK H2 H6 S2 S3 SK S6 SQ S7 S5 D2"`;

describe('a hint', () => {
  test('goes from where to look to the card', async () => {
    const lines = (await answeredTo(`hint ${THIRD}`)).split('\n');
    expect(lines.filter(Boolean).map((line) => line[0])).toEqual(['S', '1', '2', '3']);
  });

  test.each([1, 2])('step %i does not name the card', async (step) => {
    expect(await answeredTo(`hint ${THIRD} --step ${step}`)).not.toContain('♠4');
  });

  test.each(['en', 'pl', 'fr', 'de', 'el'])('speaks %s', async (language) => {
    expect(await answeredTo(`hint ${THIRD} --step 3 --language ${language}`)).toContain('♠4');
  });

  test('takes a deal as text, too', async () => {
    const deal = 'N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85';
    expect(await answeredTo(`hint ${deal}`)).toBe(await answeredTo(`hint ${DEAL}`));
  });

  test.each([
    [`${DEAL} --played HQ`, '--played needs --contract "game S", too.'],
    [`${DEAL} --further --step 1`, '--further and --step do not go together.'],
    [`${DEAL} --contract "game S" --further`, '--further and --contract do not go together.'],
    [`${DEAL} N:A... K... Q... J...`, 'the deal is given twice: with --id and as four hands.'],
    ['N:A... K... Q... J...', '"hint" is about whole deals, and N holds 1 card, not 13.'],
    [`${DEAL} --contract "game S" --played "HQ CA"`, '"CA" cannot be there: the hand in turn does not hold it.'],
    [`${DEAL} --contract "game S" --played "HQ HK D3"`, '"D3" cannot be there: the hand in turn must follow suit.'],
    [`${DEAL} --contract "small-slam S"`, '"small-slam S" cannot be there: the rule set has no such contract.'],
    [`${DEAL} --language it`, '--language must be en, pl, fr, de or el, not "it".'],
    ['', '"hint" needs a deal: "N:AT52.K843.7.Q962 3.752.JT9632.AT4 …", four hands clockwise from the seat named.'],
  ])('%s: %s', async (options, sentence) => expect(await answeredTo(`hint ${options}`)).toContain(sentence));
});
