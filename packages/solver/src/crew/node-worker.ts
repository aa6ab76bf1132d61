// What runs in a thread of Node: one engine, which keeps its tables from order to order.

import { workerData } from 'piscina';
import { obedientEngine } from './engine-runner';
import type { JobAnswer } from './job';
import type { Order } from './order';

const engine = obedientEngine(workerData);

// biome-ignore lint/style/noDefaultExport: piscina calls the default export
export default async function obey(order: Order): Promise<JobAnswer> {
  return (await engine)(order);
}
