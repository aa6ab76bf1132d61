import { beforeEach, describe, expect, test } from 'vitest';
import { forgiving, type Keeping } from './page-storage';

function refuses(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

const full: Keeping = { getItem: (key) => localStorage.getItem(key), setItem: refuses, removeItem: refuses };

beforeEach(() => localStorage.clear());

describe('what a page keeps', () => {
  test('lies in the storage of the browser', () => {
    const storage = forgiving(() => localStorage);
    storage.setItem('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(storage.getItem('a')).toBeNull();
    expect(storage.lasts.value()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  test('lasts as long as the page where the browser has no storage', () => {
    const storage = forgiving(refuses);
    expect(storage.lasts.value()).toBe(false);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test('goes before what lies in a full storage', () => {
    localStorage.setItem('a', 'old');
    const storage = forgiving(() => full);
    expect(storage.getItem('a')).toBe('old');
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test('goes to the browser again as soon as there is room', () => {
    let room: Keeping = full;
    const storage = forgiving(() => room);
    storage.setItem('a', '1');
    expect(storage.lasts.value()).toBe(false);
    room = localStorage;
    storage.setItem('a', '2');
    expect(localStorage.getItem('a')).toBe('2');
    localStorage.setItem('a', '3');
    expect(storage.getItem('a')).toBe('3');
  });
});
