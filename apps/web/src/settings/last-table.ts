// The live table that this device was at last, so that the start page can lead back to it without asking a server.

const KEY = 'minibridge.table';

/** Its code; absent when there is none, or when it was left. */
export function lastTable(storage: Pick<Storage, 'getItem'>): string | undefined {
  const code = storage.getItem(KEY) ?? '';
  return /^[A-Z]{6}$/.test(code) ? code : undefined;
}

/** The code as people read it, in two halves: `codeInGroups` of the protocol, of which the start page loads nothing. */
export function lastTableText(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

export function keepLastTable(storage: Pick<Storage, 'setItem'>, code: string): void {
  storage.setItem(KEY, code);
}

/** Forgets it, if it is this one. */
export function dropLastTable(storage: Pick<Storage, 'getItem' | 'removeItem'>, code: string): void {
  if (lastTable(storage) === code) storage.removeItem(KEY);
}
