// Ours and DDS on the same questions: one after the other for each, all over again for each run; for each question the
// median of its runs counts. A difference in an answer ends the bench.

import { timed } from './figures.mts';

type Pair<Of> = {
  readonly questions: readonly Of[];
  /** What was found, as text, and the trick starts looked at. */
  readonly ours: (of: Of) => Promise<{ readonly found: string; readonly nodes: number }>;
  readonly dds: (of: Of) => Promise<{ readonly found: string; readonly micros: number }>;
};

/** For each question milliseconds of processor time, and our nodes. */
export type Times = {
  readonly ours: readonly number[];
  readonly dds: readonly number[];
  readonly nodes: readonly number[];
};

function medianOf(runs: readonly (readonly number[])[], question: number): number {
  const sorted = runs.map((run) => run[question] ?? 0).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

async function once<Of>({ questions, ours, dds }: Pair<Of>): Promise<Times> {
  const times = { ours: [] as number[], dds: [] as number[], nodes: [] as number[] };
  for (const [number, question] of questions.entries()) {
    const mine = await timed(() => ours(question));
    const its = await dds(question);
    if (mine.value.found !== its.found)
      throw new Error(`Question ${number} ${JSON.stringify(question)}: we say ${mine.value.found}, DDS ${its.found}`);
    times.ours.push(mine.ms);
    times.dds.push(its.micros / 1000);
    times.nodes.push(mine.value.nodes);
  }
  return times;
}

export async function besideDds<Of>(pair: Pair<Of>, runs: number): Promise<Times> {
  const all: Times[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(pair));
  const perQuestion = (of: 'ours' | 'dds' | 'nodes'): readonly number[] =>
    pair.questions.map((_, question) =>
      medianOf(
        all.map((times) => times[of]),
        question,
      ),
    );
  return { ours: perQuestion('ours'), dds: perQuestion('dds'), nodes: perQuestion('nodes') };
}
