// What every store does with people: their tables, sessions and return codes; and what it forgets.

import { beforeEach, describe, expect, test } from 'vitest';
import { append, DAY, describeEachStore, HOUR, MINUTE, newName } from './testing.ts';

describeEachStore('people', (at) => {
  let table: string;
  beforeEach(() => {
    table = newName('table');
  });

  describe('my tables', () => {
    test('the newest first, for everybody who is there now', async () => {
      const [anna, jan, other] = [newName('anna'), newName('jan'), newName('table')];
      await at.store.append(append(table, 0, { people: [anna, jan] }));
      at.clock += MINUTE;
      await at.store.append(append(other, 0, { people: [anna] }));
      expect(await at.store.tablesOf(anna)).toEqual([
        { table: other, touched: at.clock },
        { table, touched: at.clock - MINUTE },
      ]);
      at.clock += MINUTE;
      await at.store.append(append(table, 1));
      expect(await at.store.tablesOf(anna)).toEqual([
        { table, touched: at.clock },
        { table: other, touched: at.clock - MINUTE },
      ]);
      expect(await at.store.tablesOf(jan)).toEqual([{ table, touched: at.clock }]);
      await at.store.append(append(table, 2, { people: [jan, jan] }));
      expect(await at.store.tablesOf(anna)).toEqual([{ table: other, touched: at.clock - MINUTE }]);
      expect(await at.store.tablesOf(jan)).toEqual([{ table, touched: at.clock }]);
      await at.store.append(append(table, 3, { people: [] }));
      expect(await at.store.tablesOf(jan)).toEqual([]);
    });

    test('the last use is right to the minute', async () => {
      const anna = newName('anna');
      for (let use = 0; use < 10; use += 1) {
        await at.store.append(append(table, use, { people: [anna] }));
        const [{ touched } = { touched: 0 }] = await at.store.tablesOf(anna);
        expect(at.clock - touched).toBeGreaterThanOrEqual(0);
        expect(at.clock - touched).toBeLessThan(MINUTE);
        at.clock += MINUTE / 3;
      }
    });

    test('those of a conflict are not there', async () => {
      const anna = newName('anna');
      await at.store.append(append(table, 5, { people: [anna] }));
      expect(await at.store.tablesOf(anna)).toEqual([]);
    });
  });

  describe('sessions', () => {
    test('who it is; nobody for another token', async () => {
      const [token, anna, jan] = [newName('token'), newName('anna'), newName('jan')];
      expect(await at.store.personOf(token)).toBeUndefined();
      await at.store.keepSession(token, anna);
      expect(await at.store.personOf(token)).toBe(anna);
      await at.store.keepSession(token, jan);
      expect(await at.store.personOf(token)).toBe(jan);
    });

    test('one that is used stays, one that is not is forgotten', async () => {
      const [used, idle] = [newName('token'), newName('token')];
      await Promise.all([at.store.keepSession(used, 'anna'), at.store.keepSession(idle, 'jan')]);
      at.clock += 10 * DAY;
      expect(await at.store.personOf(used)).toBe('anna');
      await at.store.forget(at.clock - 5 * DAY);
      expect(await at.store.personOf(used)).toBe('anna');
      expect(await at.store.personOf(idle)).toBeUndefined();
    });
  });

  describe('return codes', () => {
    test('bring the seat back once', async () => {
      const code = newName('code');
      await at.store.append(append(table, 0));
      expect(await at.store.useReturnCode(code)).toBeUndefined();
      await at.store.keepReturnCode(code, { table, person: 'anna' });
      expect(await at.store.returnCode(code)).toEqual({ table, person: 'anna' });
      expect(await at.store.useReturnCode(code)).toEqual({ table, person: 'anna' });
      expect(await at.store.useReturnCode(code)).toBeUndefined();
      expect(await at.store.returnCode(code)).toBeUndefined();
    });

    test('of many who come with it, one wins', async () => {
      const code = newName('code');
      await at.store.append(append(table, 0));
      await at.store.keepReturnCode(code, { table, person: 'anna' });
      const got = await Promise.all(Array.from({ length: 5 }, () => at.store.useReturnCode(code)));
      expect(got.filter((each) => each !== undefined)).toEqual([{ table, person: 'anna' }]);
    });

    test('a new one replaces the old of this person at this table, and no other', async () => {
      const [old, renewed, jans] = [newName('code'), newName('code'), newName('code')];
      await at.store.append(append(table, 0));
      await at.store.keepReturnCode(old, { table, person: 'anna' });
      await at.store.keepReturnCode(jans, { table, person: 'jan' });
      await at.store.keepReturnCode(renewed, { table, person: 'anna' });
      expect(await at.store.useReturnCode(old)).toBeUndefined();
      expect(await at.store.useReturnCode(jans)).toEqual({ table, person: 'jan' });
      expect(await at.store.useReturnCode(renewed)).toEqual({ table, person: 'anna' });
    });

    test('one that two people drew by chance is nobody’s', async () => {
      const code = newName('code');
      await at.store.append(append(table, 0));
      await at.store.keepReturnCode(code, { table, person: 'anna' });
      await at.store.keepReturnCode(code, { table, person: 'jan' });
      expect(await at.store.useReturnCode(code)).toBeUndefined();
    });

    test('for a table that is not there it is a bug', async () => {
      await expect(at.store.keepReturnCode(newName('code'), { table, person: 'anna' })).rejects.toThrow();
    });
  });

  test('what is old is forgotten with everything that belongs to it', async () => {
    await at.store.forget(at.clock + 1000 * DAY);
    const [kept, code, anna] = [newName('table'), newName('code'), newName('anna')];
    const answer = { id: 'command-1', text: 'answer' };
    const secrets = [{ deal: 1, text: 'cards' }];
    await at.store.append(append(table, 0, { answer, secrets, people: [anna] }));
    await at.store.keepReturnCode(code, { table, person: anna });
    for (let i = 0; i < 60; i += 1) await at.store.append(append(newName('table'), 0));
    at.clock += 10 * DAY;
    await at.store.append(append(kept, 0, { answer, people: [anna] }));

    expect(await at.store.forget(at.clock)).toBe(61);
    expect(await at.store.forget(at.clock)).toBe(0);
    expect(await at.store.tablesOf(anna)).toEqual([{ table: kept, touched: at.clock }]);
    expect(await at.store.entries(table, 0)).toEqual([]);
    expect(await at.store.secrets(table)).toEqual([]);
    expect(await at.store.answer(table, answer.id)).toBeUndefined();
    expect(await at.store.useReturnCode(code)).toBeUndefined();
    expect(await at.store.answer(kept, answer.id)).toBe('answer');
    expect(await at.store.append(append(table, 0))).toBe('kept');
  });

  test('a session is marked as used to the hour', async () => {
    const token = newName('token');
    await at.store.keepSession(token, 'anna');
    at.clock += 3 * HOUR;
    expect(await at.store.personOf(token)).toBe('anna');
    await at.store.append(append(table, 0));
    await at.store.forget(at.clock - HOUR);
    expect(await at.store.personOf(token)).toBe('anna');
  });

  test('is ready', async () => {
    expect(await at.store.isReady()).toBe(true);
  });
});
