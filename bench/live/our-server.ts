// Our own server as it is measured: its own settings, everything but the page, and the deals of the measurement.

import { fileURLToPath } from 'node:url';
import { dealId } from '@minibridge/bridge';
import { openBus } from '../../apps/server/src/bus/open.ts';
import { type Means, SYSTEM_MEANS } from '../../apps/server/src/live/means.ts';
import { surroundings } from '../../apps/server/src/live/surroundings.ts';
import { createServer } from '../../apps/server/src/server.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import { liveService } from '../../apps/server/src/wire/live-service.ts';
import { boardNumber } from '../load/seeded-boards.ts';
import { hosted } from '../support/hosted-process.ts';

const read = readSettings([], process.env);
if (!read.ok) throw new Error(read.sentence);
const { settings } = read;

/** Nobody asks for the page. */
const NO_PAGE = fileURLToPath(new URL('.', import.meta.url));

let dealt = 0;

/** The salt is drawn as always, only the cards are given. */
function nextSecretDeal(): ReturnType<Means['newSecretDeal']> {
  const { salt } = SYSTEM_MEANS.newSecretDeal();
  const deal = dealId(boardNumber(dealt).deal);
  dealt += 1;
  return { salt, deal };
}

const store = await openStore({
  databaseUrl: settings.databaseUrl,
  dataFolder: settings.dataDir,
  window: settings.storeWindow,
});
const bus = openBus(settings.natsUrl);
const around = surroundings({ store, bus, means: { ...SYSTEM_MEANS, newSecretDeal: nextSecretDeal } });
const server = await createServer(NO_PAGE, liveService(around, settings.live));
server.addHook('onClose', async () => {
  await bus.close();
  await store.close();
});
/** Any port that is free, unless one is named. */
const port = process.env.PORT ? settings.port : 0;
const address = await server.listen({ host: '127.0.0.1', port });
hosted(Number(new URL(address).port), () => server.close());
