// A process that measures for the run that started it: deals of questions, one after the other, or how long decisions take.

import { openBench } from './players.ts';
import { questionsOf } from './questions.ts';
import { settingsOf } from './settings.ts';
import { speedInNode } from './speed-in-node.ts';
import type { FromWorker, ToWorker } from './workers.ts';

const settings = settingsOf(process.argv.slice(2));
const questions = questionsOf(settings);
const bench = await openBench();

function tell(what: FromWorker): void {
  if (process.send === undefined) throw new Error('started by hand: "npm run bench -- bots" starts this process');
  process.send(what);
}

process.on('message', async (asked: ToWorker) => {
  if (asked.what === 'speed') {
    tell({ what: 'speed', figures: await speedInNode(settings) });
    return;
  }
  const question = questions.find(({ name }) => name === asked.question);
  if (question === undefined) throw new Error(`There is no question ${asked.question}.`);
  tell({ what: 'deal', index: asked.index, taken: question.measure(asked.index, bench) });
});
process.once('disconnect', () => process.exit());
