import { afterEach, expect, test, vi } from 'vitest';
import { newLog } from './log.ts';
import { endOnFault } from './stopping.ts';

afterEach(() => vi.restoreAllMocks());

test('what nobody has caught is told without a card, and ends the process', () => {
  const lines: string[] = [];
  const once = vi.spyOn(process, 'once').mockReturnThis();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  endOnFault(newLog({ least: 'info', write: (line) => lines.push(line) }));
  const [event, broken] = once.mock.calls[0] ?? [];
  expect(event).toBe('uncaughtException');
  expect(() => broken?.(new Error('W does not hold HQ'))).toThrow('ended with 1');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'fault', error: { message: 'W does not hold …' } });
});
