// The bus of many processes, over NATS. What is lost while NATS is away is lost: hints are healed by a slow poll, and jobs stay in the process.

import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Bus, Hint, Job, Whisper } from './bus.ts';
import { newHearers } from './hearers.ts';
import { newLine } from './nats-line.ts';
import { decodeReached, decodeWhisper, encodeReached, encodeWhisper } from './nats-text.ts';

/** The number is the form of the texts: two that differ do not hear each other. */
const HINTS = 'minibridge.1.hint';
const WHISPERS = 'minibridge.1.whisper';
const JOBS = 'minibridge.1.job';

/** Of those who take jobs in this group, one gets each. */
const TAKERS = 'takers';

/** Opens at once, and is connected when NATS answers. `url`: `nats://user:password@host:4222`, several with commas between. */
export function openNats(url: string): Bus {
  const [hints, whispers, jobs] = [newHearers<Hint>(), newHearers<Whisper>(), newHearers<Job>()];
  let taking: Subscription | undefined;

  // What everybody hears does not come back to whoever said it; a job may, when nobody else takes it.
  const words = newLine(url, { noEcho: true }, (connection) => {
    hear(connection, HINTS, (text) => tellIf(decodeReached(text), hints.tellAll));
    hear(connection, WHISPERS, (text) => tellIf(decodeWhisper(text), whispers.tellAll));
  });
  const work = newLine(url, { noEcho: false }, startTaking);

  function startTaking(connection: NatsConnection): void {
    if (jobs.count() === 0 || taking) return;
    const callback = (error: Error | null, message: { readonly string: () => string }) => {
      if (!error) tellIf(decodeReached(message.string()), jobs.tellOne);
    };
    taking = connection.subscribe(JOBS, { queue: TAKERS, callback });
  }

  function take(doJob: (job: Job) => void): () => void {
    const stop = jobs.add(doJob);
    work.whenOpen(startTaking);
    return () => {
      stop();
      if (jobs.count() > 0) return;
      taking?.unsubscribe();
      taking = undefined;
    };
  }

  return {
    hint(hint) {
      hints.tellAll(hint);
      words.publish(HINTS, encodeReached(hint));
    },
    onHint: hints.add,
    whisper: (whisper) => void words.publish(WHISPERS, encodeWhisper(whisper)),
    onWhisper: whispers.add,
    offer(job) {
      if (!work.publish(JOBS, encodeReached(job))) jobs.tellOne(job);
    },
    take,
    isConnected: () => words.isConnected() && work.isConnected(),
    async close() {
      await Promise.all([words.close(), work.close()]);
    },
  };
}

function hear(connection: NatsConnection, subject: string, told: (text: string) => void): void {
  connection.subscribe(subject, {
    callback: (error, message) => {
      // The line learns of the error too, and counts as lost.
      if (!error) told(message.string());
    },
  });
}

/** What is not understood comes from another program on the same NATS; it is none of ours. */
function tellIf<T>(message: T | undefined, tell: (message: T) => void): void {
  if (message !== undefined) tell(message);
}
