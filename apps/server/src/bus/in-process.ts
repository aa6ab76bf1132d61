// The bus of a server that is one process: nothing leaves it.

import type { Bus, Hint, Job, Whisper } from './bus.ts';
import { newHearers } from './hearers.ts';

type Member = { readonly whispers: ReturnType<typeof newHearers<Whisper>> };

/**
 * Buses that hear each other, each as if it were a process of its own. A server that is alone joins once;
 * tests join as often as they want processes.
 */
export function newHub(): { readonly join: () => Bus } {
  const members = new Set<Member>();
  const hints = newHearers<Hint>();
  const jobs = newHearers<Job>();

  function join(): Bus {
    const member = { whispers: newHearers<Whisper>() };
    members.add(member);
    const stops = new Set<() => void>();
    const until = (stop: () => void) => {
      stops.add(stop);
      return stop;
    };
    return {
      hint: hints.tellAll,
      onHint: (hear) => until(hints.add(hear)),
      whisper: (whisper) => {
        for (const other of members) if (other !== member) other.whispers.tellAll(whisper);
      },
      onWhisper: (hear) => until(member.whispers.add(hear)),
      offer: jobs.tellOne,
      take: (work) => until(jobs.add(work)),
      isConnected: () => true,
      close: async () => {
        members.delete(member);
        for (const stop of stops) stop();
      },
    };
  }

  return { join };
}
