// What a command will lead to, put together step by step: each step is decided on the room as the steps before have made it.

import type { Command, DealProof, TableRefusal } from '@minibridge/table';
import { decideTable } from '@minibridge/table';
import type { Secret } from '../store/store.ts';
import { secretOf } from './entry.ts';
import { NOTHING_GIVEN, type Numbering } from './numbering.ts';
import { evolveRoom, type LiveEvent, type Room } from './room.ts';

/** An event, and how many events each viewer had before it. */
type Step = { readonly event: LiveEvent; readonly before: Numbering };

export type Draft = {
  /** The room after all steps so far. */
  readonly room: () => Room;
  readonly steps: readonly Step[];
  readonly secrets: readonly Secret[];
  readonly add: (event: LiveEvent) => void;
  /** A command of the table; what is refused adds nothing. */
  readonly carryOut: (command: Command) => TableRefusal | undefined;
  /** The cards of a new deal, for the row that the server alone reads. */
  readonly hide: (deal: number, secret: DealProof) => void;
  /** Publishes what was promised before the newest deal. */
  readonly prove: () => void;
  /** A row for the server alone. */
  readonly keep: (row: Secret) => void;
};

/** The secrets of deals by their number; the newest is enough. */
export type Secrets = ReadonlyMap<number, DealProof>;

/** A draft that begins with a new table. */
export function newDraft(first: LiveEvent): Draft {
  return drafted(evolveRoom(undefined, first), new Map(), [{ event: first, before: NOTHING_GIVEN }]);
}

export function draftOf(before: Room, known: Secrets): Draft {
  return drafted(before, known, []);
}

function drafted(before: Room, known: Secrets, steps: Step[]): Draft {
  let room = before;
  let hidden = known;
  const secrets: Secret[] = [];
  function add(event: LiveEvent): void {
    steps.push({ event, before: room.numbering });
    room = evolveRoom(room, event);
  }
  function carryOut(command: Command): TableRefusal | undefined {
    const decision = decideTable(room.table, command);
    if (!decision.ok) return decision.refusal;
    for (const event of decision.value) add(event);
    return undefined;
  }
  return {
    room: () => room,
    steps,
    secrets,
    add,
    carryOut,
    hide: (deal, secret) => {
      hidden = new Map(hidden).set(deal, secret);
      secrets.push(secretOf(deal, secret));
    },
    keep: (row) => secrets.push(row),
    prove: () => {
      const proof = hidden.get(room.deals);
      const refusal = proof && carryOut({ type: 'prove', proof });
      if (proof === undefined || refusal) throw new Error(`deal ${room.deals} cannot be proved`);
    },
  };
}
