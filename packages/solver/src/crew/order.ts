// A job on its way to a worker, with the means to call it off.

import type { Job } from './job';

export type Order = {
  readonly job: Job;
  /** 1, 2, … : which order of this worker. */
  readonly id: number;
  /** Milliseconds that it may take, from its arrival on. */
  readonly millis?: number;
  /** Memory that both sides see: the id of an order that is called off stands in it. */
  readonly flag?: Int32Array<SharedArrayBuffer>;
};

/** Whether this platform lets two threads see the same memory; a page must be isolated for it. */
export function canShareMemory(): boolean {
  return typeof SharedArrayBuffer === 'function' && globalThis.crossOriginIsolated !== false;
}

export function newFlag(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function callOff(flag: Int32Array<SharedArrayBuffer>, id: number): void {
  Atomics.store(flag, 0, id);
}

export function isCalledOff({ flag, id }: Pick<Order, 'flag' | 'id'>): boolean {
  return flag !== undefined && Atomics.load(flag, 0) === id;
}
