import { describe, expect, test } from 'vitest';
import { openLine } from './line';
import { TestServer } from './scripted/testing';
import { testTimers } from './testing';
import type { OpenWire } from './wire';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function opened(ways: readonly OpenWire[]) {
  const timers = testTimers();
  const told: string[] = [];
  const line = openLine({ ways, timers, spread: () => 0, tell: ({ type }) => told.push(type) });
  return { line, timers, told };
}

/** A network that opens every wire and lets nothing through. */
const swallowing: OpenWire = (ends) => {
  queueMicrotask(ends.opened);
  return { send: () => undefined, close: () => undefined };
};

describe('the line', () => {
  test('says when it is up', async () => {
    const { line } = opened([new TestServer().way]);
    expect(line.state.value()).toEqual({ is: 'connecting' });
    await turn();
    expect(line.state.value()).toEqual({ is: 'up' });
  });

  test('comes back after a cut', async () => {
    const server = new TestServer();
    const { line, timers } = opened([server.way]);
    await turn();
    server.cut();
    expect(line.state.value()).toEqual({ is: 'again', why: 'cut' });
    timers.pass(1000);
    await turn();
    expect(line.state.value()).toEqual({ is: 'up' });
    expect(server.opened).toBe(2);
  });

  test('takes another way where the first lets nothing through', async () => {
    const server = new TestServer();
    const { line, timers } = opened([swallowing, server.way]);
    await turn();
    timers.pass(8000);
    await turn();
    expect(line.state.value()).toEqual({ is: 'up' });
  });

  test('notices a cut of which nobody tells', async () => {
    const server = new TestServer();
    const { line, timers } = opened([server.way]);
    await turn();
    timers.pass(20_000);
    await turn();
    timers.pass(5000);
    expect(line.state.value(), 'the ping was answered').toEqual({ is: 'up' });
    timers.pass(15_000);
    // The ping is on its way; its answer never comes.
    timers.pass(10_000);
    expect(line.state.value()).toEqual({ is: 'again', why: 'cut' });
  });

  test('waits for a server that starts anew', async () => {
    const server = new TestServer();
    const { line, timers } = opened([server.way]);
    await turn();
    server.tell({ type: 'closing', why: 'restart', retryAfter: 3000 });
    server.away();
    server.back();
    expect(line.state.value()).toEqual({ is: 'again', why: 'restart' });
    timers.pass(2900);
    expect(server.opened).toBe(1);
    timers.pass(100);
    await turn();
    expect(line.state.value()).toEqual({ is: 'up' });
  });

  test('a server that starts anew is not called lost, unless it stays away', async () => {
    const server = new TestServer();
    const { line, timers } = opened([server.way, server.way]);
    await turn();
    const news: string[] = [];
    line.state.subscribe(() => news.push(JSON.stringify(line.state.value())));
    server.tell({ type: 'closing', why: 'restart', retryAfter: 3000 });
    server.away();
    for (let second = 0; second < 30; second += 1) {
      timers.pass(1000);
      await turn();
    }
    expect(line.state.value()).toEqual({ is: 'again', why: 'restart' });
    for (let second = 0; second < 300; second += 1) {
      timers.pass(1000);
      await turn();
    }
    expect(line.state.value()).toEqual({ is: 'again', why: 'cut' });
    server.back();
    for (let second = 0; second < 60; second += 1) {
      timers.pass(1000);
      await turn();
    }
    expect(line.state.value()).toEqual({ is: 'up' });
    // Told once each, however often it was tried.
    expect(news.map((each) => JSON.parse(each).why ?? 'up')).toEqual(['restart', 'cut', 'up']);
  });

  test('who was too slow is not told of a restart', async () => {
    const server = new TestServer();
    const { line } = opened([server.way]);
    await turn();
    server.tell({ type: 'closing', why: 'too-slow', retryAfter: 3000 });
    server.cut();
    expect(line.state.value()).toEqual({ is: 'again', why: 'cut' });
  });

  test('stands still for another window until somebody takes over here', async () => {
    const server = new TestServer();
    const { line, timers } = opened([server.way]);
    await turn();
    server.tell({ type: 'closing', why: 'other-window', retryAfter: 0 });
    timers.pass(100_000);
    expect(line.state.value()).toEqual({ is: 'elsewhere' });
    line.wake();
    expect(line.state.value()).toEqual({ is: 'elsewhere' });
    line.takeOver();
    await turn();
    expect(line.state.value()).toEqual({ is: 'up' });
  });

  test('is not tried again by a page that is too old', async () => {
    const server = new TestServer();
    const { line, timers, told } = opened([server.way]);
    await turn();
    server.tell({ type: 'reload', version: 2 });
    timers.pass(100_000);
    expect(line.state.value()).toEqual({ is: 'reload' });
    expect(told).toContain('reload');
    expect(server.opened).toBe(1);
  });

  test('tries at once when the page is looked at again', async () => {
    const server = new TestServer();
    const { line } = opened([server.way]);
    await turn();
    server.away();
    server.back();
    line.wake();
    await turn();
    expect(line.state.value()).toEqual({ is: 'up' });
  });
});
