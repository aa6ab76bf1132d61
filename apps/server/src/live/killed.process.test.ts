// The server is killed under play, again and again: every acknowledged card is there, no card is there twice, and play goes on.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Card, PACK, presetRules, type Seat, seededChance } from '@minibridge/bridge';
import { type ClientMessage, decodeClient, decodeServer, type ServerMessage } from '@minibridge/protocol';
import { evolveTable, type Table } from '@minibridge/table';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { exampleClient } from '../../../../packages/protocol/examples/example-client.ts';
import { freePort } from '../testing/free-port.ts';
import { guest, of } from '../wire/testing.ts';
import { joined, opened } from './testing.ts';

/** How often the server is killed; TABLE_KILLS=100 for the long run. */
const KILLS = Number(process.env.TABLE_KILLS ?? 5);

/** Milliseconds of play before the kill, at most. */
const LIFE = 300;

/** More deals than anybody plays here. */
const RULES = { ...presetRules('mb.site4'), match: { deals: 100, firstDealer: 'draw' as const } };

const ENTRY = fileURLToPath(new URL('../testing/table-server.ts', import.meta.url));
/** Inside the workspace, for the dependencies are found from there. */
const BUNDLE = fileURLToPath(new URL('../../../../node_modules/.cache/table-server/server.mjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'minibridge-killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Workspace packages are TypeScript and go into the bundle. */
const NPM_OUTSIDE: Plugin = {
  name: 'npm-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@minibridge/') ? undefined : { path, external: true },
    );
  },
};

beforeAll(async () => {
  mkdirSync(dirname(BUNDLE), { recursive: true });
  await build({
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [NPM_OUTSIDE],
  });
});

async function started(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BUNDLE, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A card that somebody asked to play; known once the server has said that it is kept. */
type Wish = { readonly id: string; readonly card: string };

function wishIn(message: ClientMessage): Wish | undefined {
  if (message.type !== 'command' || message.ask.type !== 'act' || message.ask.action.type !== 'play') return undefined;
  return { id: message.id, card: message.ask.action.card };
}

/** Plays on over every connection that there is, and remembers which cards were acknowledged. */
function stubbornPlayer({
  address,
  session,
  seat,
  code,
}: {
  address: string;
  session: string;
  seat: Seat;
  code: string;
}) {
  const wishes = new Map<string, string>();
  const acknowledged: string[] = [];
  let socket: WebSocket | undefined;
  let isDone = false;
  const client = exampleClient(seat, code, {
    chance: seededChance(seat.charCodeAt(0)),
    send: (text) => {
      const decoded = decodeClient(text);
      const wish = decoded.ok ? wishIn(decoded.value) : undefined;
      if (wish) wishes.set(wish.id, wish.card);
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
  });

  function note(message: ServerMessage): void {
    const card = message.type === 'accepted' ? wishes.get(message.id) : undefined;
    if (message.type !== 'accepted' || card === undefined) return;
    wishes.delete(message.id);
    acknowledged.push(card);
  }

  function listen(next: WebSocket): void {
    next.on('open', () => client.connected());
    next.on('error', () => next.terminate());
    next.on('close', () => {
      client.disconnected();
      setTimeout(connect, 20);
    });
    next.on('message', (data) => {
      const text = data.toString();
      const message = decodeServer(text);
      if (message.ok) note(message.value);
      client.hear(text);
    });
  }

  function connect(): void {
    if (isDone) return;
    socket = new WebSocket(address, { headers: { cookie: `minibridge-session=${session}` } });
    listen(socket);
  }

  connect();
  return {
    acknowledged,
    table: client.table,
    stop: () => {
      isDone = true;
      socket?.terminate();
    },
  };
}

const moment = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test(`killed ${KILLS} times under play`, { timeout: 60_000 + KILLS * 5_000 }, async () => {
  const port = await freePort();
  const address = `ws://127.0.0.1:${port}/live`;
  let server = await started(port);
  const [host, other] = [await guest(address), await guest(address)];
  const code = await opened(host, 'N', { rules: RULES });
  await joined(other, code, 'S');
  const north = stubbornPlayer({ address, session: host.session(), seat: 'N', code });
  const south = stubbornPlayer({ address, session: other.session(), seat: 'S', code });

  for (let kill = 0; kill < KILLS; kill += 1) {
    await moment(50 + Math.random() * LIFE);
    await killed(server);
    server = await started(port);
  }
  // Play goes on.
  const before = north.acknowledged.length + south.acknowledged.length;
  while (north.acknowledged.length + south.acknowledged.length < before + 10) await moment(20);
  north.stop();
  south.stop();

  const witness = await guest(address, other.session());
  witness.send({ type: 'watch', table: code, seen: 0 });
  await witness.until(of('settings'));
  await killed(server);

  const played = witness.heard.flatMap(cardsPlayed);
  for (const card of PACK) {
    const acknowledged = [...north.acknowledged, ...south.acknowledged].filter((one) => one === card).length;
    expect(played.filter((one) => one === card).length).toBeGreaterThanOrEqual(acknowledged);
  }
  // A card that is there twice cannot be folded.
  const table = foldedFrom(witness.heard);
  expect(table?.sheet.length).toBeGreaterThanOrEqual(south.table()?.sheet.length ?? 0);
});

function cardsPlayed(message: ServerMessage): readonly Card[] {
  const event = message.type === 'released' && message.event.type === 'onBoard' ? message.event.event : undefined;
  return event?.type === 'cardPlayed' ? [event.card] : [];
}

function foldedFrom(heard: readonly ServerMessage[]): Table | undefined {
  return heard.reduce<Table | undefined>(
    (table, message) => (message.type === 'released' ? evolveTable(table, message.event) : table),
    undefined,
  );
}
