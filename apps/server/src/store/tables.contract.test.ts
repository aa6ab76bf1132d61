// What every store does with tables, whatever engine keeps them.

import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from './memory.ts';
import { append, describeEachStore, newName } from './testing.ts';

describeEachStore('tables', (at) => {
  let table: string;
  beforeEach(() => {
    table = newName('table');
  });

  describe('entries', () => {
    test('a table that is not there has none', async () => {
      expect(await at.store.entries(table, 0)).toEqual([]);
    });

    test('come back in their order, from any number on', async () => {
      expect(await at.store.append(append(table, 0, { entries: ['"a"', '"b"'] }))).toBe('kept');
      expect(await at.store.append(append(table, 2, { entries: ['"ż ♠ γ"'] }))).toBe('kept');
      expect(await at.store.entries(table, 0)).toEqual(['"a"', '"b"', '"ż ♠ γ"']);
      expect(await at.store.entries(table, 2)).toEqual(['"ż ♠ γ"']);
      expect(await at.store.entries(table, 3)).toEqual([]);
    });

    test.each([
      // entries there, expected, verdict
      [0, 0, 'kept'],
      [0, 1, 'conflict'],
      [2, 0, 'conflict'],
      [2, 1, 'conflict'],
      [2, 2, 'kept'],
      [2, 3, 'conflict'],
    ])('with %i there, a writer who expects %i: %s', async (there, expected, verdict) => {
      if (there > 0) await at.store.append(append(table, 0, { entries: Array(there).fill('0') }));
      expect(await at.store.append(append(table, expected))).toBe(verdict);
      expect(await at.store.entries(table, 0)).toHaveLength(there + (verdict === 'kept' ? 1 : 0));
    });

    test('an append may bring none: the rest is kept if the writer has read everything', async () => {
      expect(await at.store.append(append(table, 0, { entries: [] }))).toBe('kept');
      expect(await at.store.append(append(table, 0, { entries: [], answer: { id: 'one', text: '1' } }))).toBe('kept');
      expect(await at.store.append(append(table, 1, { entries: [] }))).toBe('conflict');
      expect(await at.store.append(append(table, 0))).toBe('kept');
      expect(await at.store.append(append(table, 0, { entries: [] }))).toBe('conflict');
      expect(await at.store.answer(table, 'one')).toBe('1');
    });

    test('tables do not mix', async () => {
      const other = newName('table');
      await Promise.all([
        at.store.append(append(table, 0)),
        at.store.append(append(other, 0, { entries: ['2', '3'] })),
      ]);
      expect(await at.store.entries(table, 0)).toEqual(['{"n":1}']);
      expect(await at.store.entries(other, 0)).toEqual(['2', '3']);
    });

    test('of many writers in a race, one is kept each round', async () => {
      for (let round = 0; round < 5; round += 1) {
        const race = Array.from({ length: 8 }, (_, writer) =>
          at.store.append(append(table, round, { entries: [`"${writer}"`] })),
        );
        const verdicts = await Promise.all(race);
        expect(verdicts.filter((verdict) => verdict === 'kept')).toHaveLength(1);
        expect(verdicts.filter((verdict) => verdict === 'conflict')).toHaveLength(7);
        expect(await at.store.entries(table, round)).toEqual([`"${verdicts.indexOf('kept')}"`]);
      }
    });
  });

  test('the same as in memory, whatever is tried', async () => {
    const tries = fc.array(
      fc.record({
        table: fc.constantFrom('a', 'b', 'c'),
        expected: fc.integer({ min: 0, max: 6 }),
        entries: fc.array(fc.json(), { maxLength: 3 }),
        answer: fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5', '6'), text: fc.string() }),
        hasAnswer: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(tries, async (wishes) => {
        const [model, run] = [openMemoryStore(), newName('run')];
        for (const { hasAnswer, answer, table, ...rest } of wishes) {
          const what = { ...rest, table: run + table, ...(hasAnswer && { answer }) };
          expect(await at.store.append(what)).toBe(await model.append(what));
          expect(await at.store.answer(what.table, answer.id)).toBe(await model.answer(what.table, answer.id));
          expect(await at.store.entries(what.table, 0)).toEqual(await model.entries(what.table, 0));
        }
      }),
      { numRuns: 20 },
    );
  });

  describe('answers', () => {
    const answer = { id: 'command-1', text: '{"type":"accepted"}' };

    test('a command that was answered is repeated, whatever its writer expects', async () => {
      expect(await at.store.append(append(table, 0, { answer }))).toBe('kept');
      expect(await at.store.append(append(table, 0, { answer }))).toBe('repeated');
      expect(await at.store.append(append(table, 1, { answer: { ...answer, text: 'another' } }))).toBe('repeated');
      expect(await at.store.entries(table, 0)).toHaveLength(1);
      expect(await at.store.answer(table, answer.id)).toBe(answer.text);
    });

    test('an answer of a conflict is not kept', async () => {
      expect(await at.store.append(append(table, 1, { answer }))).toBe('conflict');
      expect(await at.store.answer(table, answer.id)).toBeUndefined();
      expect(await at.store.append(append(table, 0, { answer }))).toBe('kept');
    });

    test('the same id at another table is another command', async () => {
      const other = newName('table');
      expect(await at.store.append(append(table, 0, { answer }))).toBe('kept');
      expect(await at.store.append(append(other, 0, { answer }))).toBe('kept');
      expect(await at.store.answer(newName('table'), answer.id)).toBeUndefined();
    });

    test('sent many times at once it is kept once', async () => {
      await at.store.append(append(table, 0));
      const sent = Array.from({ length: 6 }, () => at.store.append(append(table, 1, { answer })));
      const verdicts = await Promise.all(sent);
      expect(verdicts.filter((verdict) => verdict === 'kept')).toHaveLength(1);
      expect(await at.store.entries(table, 1)).toHaveLength(1);
      expect(await at.store.append(append(table, 1, { answer }))).toBe('repeated');
    });

    test('without entries, too, it is kept once', async () => {
      await at.store.append(append(table, 0));
      const what = append(table, 1, { answer, entries: [] });
      const verdicts = await Promise.all(Array.from({ length: 6 }, () => at.store.append(what)));
      expect(verdicts.sort()).toEqual(['kept', ...Array(5).fill('repeated')]);
    });
  });

  describe('secrets', () => {
    test('stand apart from the entries, in the order of the deals', async () => {
      await at.store.append(append(table, 0, { secrets: [{ deal: 2, text: 'second' }] }));
      await at.store.append(append(table, 1, { secrets: [{ deal: 1, text: 'first' }] }));
      expect(await at.store.secrets(table)).toEqual([
        { deal: 1, text: 'first' },
        { deal: 2, text: 'second' },
      ]);
      expect(await at.store.entries(table, 0)).toEqual(['{"n":1}', '{"n":1}']);
      expect(await at.store.secrets(newName('table'))).toEqual([]);
    });

    test('a later text of a deal replaces the first', async () => {
      await at.store.append(append(table, 0, { secrets: [{ deal: 1, text: 'old' }] }));
      await at.store.append(append(table, 1, { secrets: [{ deal: 1, text: 'new' }] }));
      expect(await at.store.secrets(table)).toEqual([{ deal: 1, text: 'new' }]);
    });

    test('those of a conflict are not kept', async () => {
      await at.store.append(append(table, 3, { secrets: [{ deal: 1, text: 'lost' }] }));
      expect(await at.store.secrets(table)).toEqual([]);
    });
  });
});
