// Somebody at the table server without a browser: a program that says whatever it likes.

import { type ClientMessage, encodeClient } from '@minibridge/protocol';
import { expect, type Page } from '@playwright/test';
import { WebSocket } from 'ws';

export type Program = {
  /** Everything the server has said. */
  readonly texts: readonly string[];
  readonly say: (message: ClientMessage) => void;
  /** Any bytes: a string goes as text, a buffer as it is. */
  readonly sayBytes: (bytes: string | Buffer) => void;
  /** Waits until the server has said something with all these parts. */
  readonly hears: (...parts: readonly string[]) => Promise<void>;
  /** Waits until the server has answered all that was said so far, or has had enough. */
  readonly said: () => Promise<void>;
  readonly close: () => void;
};

let pings = 0;

const COOKIE = 'minibridge-session';

/** By what the server knows the person on this page; scripts in the page cannot read it. */
export async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIE)?.value ?? '';
}

/** A connection to the server at `address`; without a session as a new guest. */
export async function program(address: string, session?: string): Promise<Program> {
  const headers = session === undefined ? {} : { cookie: `${COOKIE}=${session}` };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers });
  const texts: string[] = [];
  socket.on('message', (data) => texts.push(data.toString()));
  // Whoever sends a megabyte is cut off without a word.
  socket.on('error', () => socket.terminate());
  await expect.poll(() => socket.readyState).toBe(WebSocket.OPEN);
  const sayBytes = (bytes: string | Buffer): void => socket.send(bytes, () => undefined);
  return {
    texts,
    say: (message) => sayBytes(encodeClient(message)),
    sayBytes,
    hears: (...parts) => expect.poll(() => texts.some((text) => parts.every((part) => text.includes(part)))).toBe(true),
    said: async () => {
      pings += 1;
      const answer = `"number":${pings}}`;
      sayBytes(encodeClient({ type: 'ping', number: pings }));
      const isDone = (): boolean =>
        socket.readyState !== WebSocket.OPEN || texts.some((text) => text.includes('"pong"') && text.endsWith(answer));
      await expect.poll(isDone).toBe(true);
    },
    close: () => socket.close(),
  };
}
