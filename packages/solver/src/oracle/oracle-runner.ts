// A runner that knows only how to try everything: the face is tested on it, and the engine against it.

import { lho, SEATS, type Seat, STRAINS } from '@minibridge/bridge';
import { cardOf } from '../crew/encode';
import type { EngineHands, Job, JobAnswer, Runner } from '../crew/job';
import type { Hands, Position } from '../position/position';
import { minimaxBoard, minimaxCards } from './minimax';

function handsOf(masks: EngineHands): Hands {
  const hand = (seat: number): Hands['N'] =>
    [3, 2, 1, 0].flatMap((suit) =>
      Array.from({ length: 13 }, (_, below) => 12 - below)
        .filter((rank) => ((masks[seat * 4 + suit] ?? 0) >> rank) & 1)
        .map((rank) => cardOf({ suit, rank })),
    );
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
}

/** Tricks of `declarer` when the next seat leads. */
function declarerTricks(hands: Hands, strain: Position['strain'], declarer: Seat): number {
  return hands[declarer].length - minimaxBoard({ hands, strain, leader: lho(declarer) });
}

function answerTo(job: Job): JobAnswer {
  const hands = handsOf(job.hands);
  const strain = STRAINS[job.strain] ?? 'NT';
  const effort = { nodes: 1, memoryBytes: 0 };
  if (job.ask === 'strain') return { tricks: SEATS.map((seat) => declarerTricks(hands, strain, seat)), ...effort };
  const position: Position = { hands, strain, leader: SEATS[job.leader] ?? 'N', trick: job.trick.map(cardOf) };
  if (job.ask === 'board') return { tricks: [minimaxBoard(position)], ...effort };
  const values = [...minimaxCards(position)];
  const cards = values.map(([card]) => ({
    suit: STRAINS.findIndex((each) => card.startsWith(each)),
    rank: 12 - 'AKQJT98765432'.indexOf(card.slice(1)),
  }));
  return { tricks: values.map(([, tricks]) => tricks), cards, ...effort };
}

/** Answers small endings; `before` is called with every job first. */
export function oracleRunner(before: (job: Job) => void = () => undefined): Runner {
  return {
    run: async (job) => {
      before(job);
      return answerTo(job);
    },
    close: async () => undefined,
  };
}
