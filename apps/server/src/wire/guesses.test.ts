// Somebody who names codes that are none: what it costs them, and that it costs nobody else.

import { seededChance } from '@minibridge/bridge';
import { newCode, PROTOCOL_VERSION } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { NO_LIMITS, newId, ONE_DEAL, STANDING_STILL, serverForTests, tableOfTwo } from '../live/testing.ts';
import type { Limits } from './limits.ts';
import { connect, guest, heardAll, of } from './testing.ts';

const CODES = Array.from({ length: 60 }, (_, seed) => newCode('table', seededChance(seed)));

const limited = (limits: Partial<Limits>) =>
  serverForTests({ ...STANDING_STILL, settings: { limits: { ...NO_LIMITS, ...limits } } });

test('guesses at the codes of tables end the connection, also the next one', async () => {
  const { address } = await limited({ guesses: { burst: 10, perMinute: 1 } });
  const { code } = await tableOfTwo(address, { rules: ONE_DEAL });
  const guesser = await guest(address);
  for (const table of CODES) guesser.send({ type: 'watch', table, seen: 0 });
  expect(await guesser.until(of('closing'))).toMatchObject({ why: 'too-many' });
  expect(guesser.heard.filter(({ type }) => type === 'left')).toHaveLength(10);
  const again = await guest(address, guesser.session());
  again.send({ type: 'watch', table: code, seen: 0 });
  expect(await again.until(of('closing'))).toMatchObject({ why: 'too-many' });
});

test('wrong codes of a class keep nobody out who has not guessed', async () => {
  const { address } = await limited({
    guesses: { burst: 3, perMinute: 1 },
    guessesOfAddress: { burst: 2, perMinute: 1 },
  });
  const { code } = await tableOfTwo(address, { rules: ONE_DEAL });
  const pupils = [await guest(address), await guest(address)];
  for (const pupil of pupils) for (const table of CODES.slice(0, 2)) pupil.send({ type: 'watch', table, seen: 0 });
  for (const pupil of pupils) await heardAll(pupil);
  // What the address had is used up: for those two, not for others.
  const [pupil] = pupils;
  pupil?.send({ type: 'watch', table: code, seen: 0 });
  expect(await pupil?.until(of('closing'))).toMatchObject({ why: 'too-many' });
  const newcomer = await guest(address);
  newcomer.send({ type: 'watch', table: code, seen: 0 });
  expect((await newcomer.until(of('watching'))).table).toBe(code);
});

test('whoever is somebody new for each guess is stopped too, and those who sit are not', async () => {
  const { address } = await limited({ firstGuessesOfAddress: { burst: 5, perMinute: 1 } });
  const { code, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  for (const table of CODES.slice(0, 5)) {
    const guesser = await guest(address);
    guesser.send({ type: 'watch', table, seen: 0 });
    expect((await guesser.until(of('left'))).why).toBe('no-such-table');
  }
  const guesser = await guest(address);
  guesser.send({ type: 'watch', table: code, seen: 0 });
  expect(await guesser.until(of('closing'))).toMatchObject({ why: 'too-many' });
  const again = await connect(address, other.session());
  again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
  await again.until(of('watching'));
});

test('guesses at return codes', async () => {
  const { address } = await limited({ guesses: { burst: 3, perMinute: 1 } });
  const guesser = await guest(address);
  for (let seed = 0; seed < 4; seed += 1) {
    guesser.send({ type: 'comeBack', id: newId(), code: newCode('return', seededChance(seed)) });
  }
  const reasons: string[] = [];
  for (let seed = 0; seed < 4; seed += 1) reasons.push((await guesser.until(of('refused'))).refusal.reason);
  expect(reasons).toEqual(['no-such-code', 'no-such-code', 'no-such-code', 'too-many']);
});

test('who knows the own table guesses nothing', async () => {
  const { address } = await limited({ guesses: { burst: 1, perMinute: 1 } });
  const { code, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  const [table = ''] = CODES;
  other.send({ type: 'watch', table, seen: 0 });
  await other.until(of('left'));
  const again = await connect(address, other.session());
  again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
  await again.until(of('watching'));
});
