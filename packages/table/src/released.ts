// What a viewer may see of a table's log: the public part, and on boards what the board's own audience says.

import { audienceOf, maySee, type Viewer } from '@minibridge/bridge';
import type { TableEvent } from './event';

function isVisible(viewer: Viewer, event: TableEvent): boolean {
  return event.type !== 'onBoard' || maySee(viewer, audienceOf(event.event));
}

/** A table event that its viewer may see. Only `to` and `next` make one. */
export class ReleasedAtTable {
  readonly #sealed = true;

  /** 0, 1, …: the viewer's own count. */
  readonly seq: number;
  readonly event: TableEvent;

  private constructor(seq: number, event: TableEvent) {
    this.seq = seq;
    this.event = event;
  }

  /** The part of `log` that `viewer` may see, in order. */
  static to(viewer: Viewer, log: readonly TableEvent[]): readonly ReleasedAtTable[] {
    return log.filter((event) => isVisible(viewer, event)).map((event, seq) => new ReleasedAtTable(seq, event));
  }

  /** `event` as number `seq` of `viewer`, for a log that is released as it grows; absent when the viewer may not see it. */
  static next(viewer: Viewer, seq: number, event: TableEvent): ReleasedAtTable | undefined {
    return isVisible(viewer, event) ? new ReleasedAtTable(seq, event) : undefined;
  }

  /** True for everything that this class made. */
  static is(value: object): value is ReleasedAtTable {
    return #sealed in value;
  }
}
