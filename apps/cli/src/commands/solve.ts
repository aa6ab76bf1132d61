// `minibridge solve`: how many tricks there are when all cards are seen and everybody plays best.

import { accept, dealText, type Result, refuse, SEATS, STRAINS } from '@minibridge/bridge';
import {
  type Hands,
  handsProblem,
  type Position,
  positionProblem,
  sideToPlay,
  type Table,
  type TricksPerCard,
  toPlay,
} from '@minibridge/solver';
import type { Command } from '../command';
import type { Complaint } from '../complaint';
import { dealIn } from '../reading/deal';
import { notTogether, optional, required } from '../reading/given';
import type { Given } from '../reading/options';
import { readStrain, readTrick } from '../reading/play-words';
import { readSeat } from '../reading/seat';
import { found, solving, whole } from '../solving';
import { aligned } from '../writing/columns';
import { SEAT_NAMES, SIDE_NAMES, sentence } from '../writing/names';

const QUESTIONS = ['table', 'board', 'cards'] as const;
type Question = (typeof QUESTIONS)[number];

type Report = ReturnType<Command['prepare']>;

function questionIn(given: Given): Result<Question, Complaint> {
  const [asked] = QUESTIONS.filter((question) => given.texts.has(question));
  if (asked === undefined) return refuse({ reason: 'question-missing' });
  const others = asked === 'table' ? ['board', 'cards', 'strain', 'leader', 'trick'] : ['table', 'board', 'cards'];
  const clash = notTogether(
    given,
    asked,
    others.filter((other) => other !== asked),
  );
  return clash.ok ? accept(asked) : clash;
}

function tableLines(table: Table): readonly string[] {
  const rows = SEATS.map((seat) => [SEAT_NAMES[seat], ...STRAINS.map((strain) => String(table[seat][strain]))]);
  return aligned([['declarer', ...STRAINS], ...rows], [1, 2, 3, 4, 5]);
}

function answerTable(hands: Hands): Report {
  const refusal = handsProblem(hands);
  if (refusal) return refuse({ reason: 'unsolvable', refusal });
  const solved = async (): Promise<Table> => whole(await solving((solver) => solver.solveTable(hands))).table;
  return accept({
    json: found(async () => [{ deal: dealText(hands), table: await solved() }]),
    text: found(async () => tableLines(await solved())),
  });
}

function positionIn(given: Given, hands: Hands): Result<Position, Complaint> {
  const strain = required(given, 'strain', readStrain);
  if (!strain.ok) return strain;
  const leader = required(given, 'leader', readSeat);
  if (!leader.ok) return leader;
  const trick = optional(given, 'trick', readTrick);
  if (!trick.ok) return trick;
  const position = { hands, strain: strain.value, leader: leader.value, trick: trick.value ?? [] };
  const refusal = positionProblem(position);
  return refusal ? refuse({ reason: 'unsolvable', refusal }) : accept(position);
}

function tricksText(tricks: number): string {
  return tricks === 1 ? '1 trick' : `${tricks} tricks`;
}

function answerBoard(position: Position): Report {
  const solved = async (): Promise<number> => whole(await solving((solver) => solver.solveBoard(position))).tricks;
  const side = SIDE_NAMES[sideToPlay(position)];
  return accept({
    json: found(async () => [{ tricks: await solved() }]),
    text: found(async () => [sentence(`${side} can still win ${tricksText(await solved())}.`)]),
  });
}

function cardLines(tricksPerCard: TricksPerCard): readonly string[] {
  const rows = Object.entries(tricksPerCard).map(([card, tricks]) => [`  ${card}`, tricksText(tricks)]);
  return aligned(rows, [1]);
}

function answerCards(position: Position): Report {
  const solved = async (): Promise<TricksPerCard> =>
    whole(await solving((solver) => solver.solveCards(position))).tricksPerCard;
  const heading = sentence(`${SEAT_NAMES[toPlay(position)]} plays, and ${SIDE_NAMES[sideToPlay(position)]} then win:`);
  return accept({
    json: found(async () => [{ tricksPerCard: await solved() }]),
    text: found(async () => [heading, ...cardLines(await solved())]),
  });
}

export const SOLVE: Command = {
  summary: 'tricks with best play by all, every card seen',
  usage: 'solve DEAL --table | --board or --cards, with --strain S --leader W [--trick "HQ HK"]',
  takesWords: true,
  options: [
    { name: 'table', what: 'tricks of each declarer in each strain' },
    { name: 'board', what: 'tricks that the side to play can still win' },
    { name: 'cards', what: 'the same for each card that may be played' },
    { name: 'strain', hint: 'S', what: 'C, D, H, S or NT' },
    { name: 'leader', hint: 'W', what: 'who leads to the trick, or has led' },
    {
      name: 'trick',
      hint: '"HQ HK"',
      what: "the cards on the table, the leader's first; they are in no hand any more",
    },
  ],
  notes: ['DEAL is four hands clockwise from the seat named, spades first; a hand may hold fewer than 13 cards.'],
  example: 'solve "N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85" --table',
  prepare(given) {
    const hands = dealIn(given);
    if (!hands.ok) return hands;
    const question = questionIn(given);
    if (!question.ok) return question;
    if (question.value === 'table') return answerTable(hands.value);
    const position = positionIn(given, hands.value);
    if (!position.ok) return position;
    return question.value === 'board' ? answerBoard(position.value) : answerCards(position.value);
  },
};
