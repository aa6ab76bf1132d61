// Which bus the operator has chosen: NATS by its address, else none but the process itself.

import type { Bus } from './bus.ts';
import { newHub } from './in-process.ts';
import { openNats } from './nats.ts';

/** `natsUrl`: `NATS_URL`, such as `nats://host:4222`. */
export const openBus = (natsUrl: string | undefined): Bus => (natsUrl ? openNats(natsUrl) : newHub().join());
