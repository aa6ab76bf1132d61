// `minibridge hint`: a hint for whoever is to act, step by step; never the card before where to look.

import { type Chooser, mayAct } from '@minibridge/bots';
import { accept, type Result, refuse, type SeatView, seatViews } from '@minibridge/bridge';
import { furtherFromSearch, type Hint, type HintStep, hintFor, taught } from '@minibridge/learn';
import type { Language } from '@minibridge/messages';
import { choosersOf } from '../bot-levels';
import type { Command } from '../command';
import type { Complaint } from '../complaint';
import { notTogether, optional, type Reader } from '../reading/given';
import { wholeNumber } from '../reading/number';
import type { Given } from '../reading/options';
import { POSITION_OPTIONS, positionLog } from '../reading/position';
import { hintWords, LANGUAGE_CODES } from '../words/hint-words';
import { SEAT_NAMES, sentence } from '../writing/names';

/** The level that looks further at the choice of the contract. */
const SEARCHING = 'L5';

const STEPS = 3;

type Question = {
  readonly view: SeatView;
  readonly hint: Hint;
  readonly step: number | undefined;
  readonly language: Language;
  readonly further: boolean;
};

/** One sentence of a hint and the step that it belongs to. */
type Said = { readonly step: number | 'also' | 'further'; readonly says: HintStep };

const readLanguage: Reader<Language> = (text) => {
  const language = LANGUAGE_CODES.find((code) => code === text);
  return language === undefined ? refuse({ reason: 'language-unknown', text }) : accept(language);
};

function readQuestion(given: Given): Result<Question, Complaint> {
  const clash = notTogether(given, 'further', ['step', 'contract']);
  if (!clash.ok) return clash;
  const step = optional(given, 'step', wholeNumber(1, STEPS));
  if (!step.ok) return step;
  const language = optional(given, 'language', readLanguage);
  if (!language.ok) return language;
  const log = positionLog(given);
  if (!log.ok) return log;
  const view = seatViews(log.value).find((each) => mayAct(each));
  const hint = view && hintFor(view, taught);
  if (view === undefined || hint === undefined) return refuse({ reason: 'nobody-acts' });
  const further = given.texts.has('further');
  return accept({ view, hint, step: step.value, language: language.value ?? 'en', further });
}

/** What a search finds beside the rule for the contract. */
function lookFurther({ view, hint: { act } }: Question, decide: Chooser): readonly Said[] {
  const { board } = view;
  const searched = decide(view)?.searched;
  if (board.phase !== 'choosing' || act.name !== 'act-choose' || searched === undefined) return [];
  const found = furtherFromSearch(board, act.contract, searched);
  return found ? [{ step: 'further', says: found }] : [];
}

async function saidIn(question: Question): Promise<readonly Said[]> {
  const { hint, step, further } = question;
  const steps: readonly Said[] = [
    { step: 1, says: hint.look },
    ...hint.follows.map((says) => ({ step: 2, says })),
    { step: 3, says: hint.act },
  ];
  if (step !== undefined) return steps.filter((each) => each.step === step);
  const also: readonly Said[] = hint.also ? [{ step: 'also', says: hint.also.follows }] : [];
  const beyond = further ? lookFurther(question, (await choosersOf([SEARCHING]))(SEARCHING)) : [];
  return [...steps, ...also, ...beyond];
}

async function* asJson(question: Question): AsyncGenerator<object> {
  const write = await hintWords(question.language);
  for (const { step, says } of await saidIn(question))
    yield { turn: question.view.seat, step, ...says, text: write(says) };
}

async function* asText(question: Question): AsyncGenerator<string> {
  const write = await hintWords(question.language);
  yield sentence(`${SEAT_NAMES[question.view.seat]} is to act.`);
  for (const { step, says } of await saidIn(question)) yield `${step}  ${write(says)}`;
}

export const HINT: Command = {
  summary: 'a hint for whoever is to act, in three steps',
  usage:
    'hint DEAL | --id ID [--dealer S] [--rules ID] [--contract "game S" [--played "HQ HK"]] [--step N | --further] [--language L]',
  takesWords: true,
  options: [
    ...POSITION_OPTIONS,
    {
      name: 'step',
      hint: 'N',
      what: '1: where to look; 2: what follows; 3: the card or the contract; without it all three',
    },
    { name: 'language', hint: 'L', what: 'the language of the sentences: en, pl, fr, de or el (en)' },
    {
      name: 'further',
      what: 'at the choice of the contract, what a search over layouts finds beside the rule, if anything; not with --step or --contract',
    },
  ],
  notes: ['Only what the seat to act can see is used. Points are said as they are.'],
  example: 'hint --id 14NCPERJ9Y84V4WSWFNN --contract "game S" --played "HQ"',
  prepare(given) {
    const question = readQuestion(given);
    if (!question.ok) return question;
    return accept({ json: asJson(question.value), text: asText(question.value) });
  },
};
