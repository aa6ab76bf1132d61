// Many positions at once, for samples: as many as are done before the deadline.

import { accept, type Result, refuse } from '@minibridge/bridge';
import type { Crew } from '../crew/crew';
import type { JobAnswer } from '../crew/job';
import type { Refusal } from '../position/refusal';
import { type Answer, type Asking, effortOf, limitsOf, whyStopped } from './answers';
import { type Asks, QUESTIONS } from './questions';

/** `found` in the order of the questions; what is missing is undefined. `count`: how many were found. */
export type ManyAnswer<A extends keyof Asks> = Answer<
  { readonly found: readonly Asks[A]['answer'][]; readonly count: number },
  { readonly found: readonly (Asks[A]['answer'] | undefined)[]; readonly count: number }
>;

/** The first question that cannot be answered, counted from 0, and why. */
export type ManyRefusal = { readonly question: number; readonly refusal: Refusal };

export async function solveMany<A extends keyof Asks>(
  crew: Crew,
  { ask, of }: { readonly ask: A; readonly of: readonly Asks[A]['of'][] },
  asking: Asking = {},
): Promise<Result<ManyAnswer<A>, ManyRefusal>> {
  const { problem, jobs, answer } = QUESTIONS[ask];
  for (const [question, each] of of.entries()) {
    const refusal = problem(each);
    if (refusal) return refuse({ question, refusal });
  }
  const limits = limitsOf(asking);
  const answers: JobAnswer[] = [];
  let count = 0;
  const found = await Promise.all(
    of.map(async (each) => {
      const done = await Promise.all(jobs(each).map((job) => crew.carryOut(job, limits)));
      answers.push(...done);
      const value = answer(done);
      if (value === undefined) return undefined;
      count += 1;
      asking.onProgress?.({ done: count, of: of.length });
      return value;
    }),
  );
  const effort = effortOf(answers);
  const whole = found.flatMap((value) => (value === undefined ? [] : [value]));
  return accept(
    whole.length === of.length
      ? { complete: true, found: whole, count, effort }
      : { complete: false, stopped: whyStopped(limits), found, count, effort },
  );
}
