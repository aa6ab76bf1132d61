// A table server as a process of its own, for a test that kills it: live tables on SQLite, bots that do not tarry.

import fastify from 'fastify';
import { newHub } from '../bus/in-process.ts';
import { surroundings } from '../live/surroundings.ts';
import { openSqlite } from '../store/sqlite.ts';
import { USUAL_LIMITS } from '../wire/limits.ts';
import { serveLive } from '../wire/live-routes.ts';
import { liveService, USUAL_LIVE } from '../wire/live-service.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const QUICK = { card: 1, trick: 1, contract: 1 };
const ANY = { burst: 1_000_000, perMinute: 1_000_000 };

const store = await openSqlite(folder);
const around = surroundings({ store, bus: newHub().join(), pace: () => QUICK });
const limits = { ...USUAL_LIMITS, messages: ANY, messagesOfAddress: ANY, commands: ANY };
const server = fastify({ forceCloseConnections: true });
serveLive(server, liveService(around, { ...USUAL_LIVE, limits }));
await server.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write('ready\n');
