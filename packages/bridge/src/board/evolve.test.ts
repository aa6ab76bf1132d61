import { describe, expect, test } from 'vitest';
import { lengthsOf } from '../cards/hand';
import { Impossible } from '../result';
import { contract, points, rules } from '../testing';
import type { BoardEvent } from './event';
import { boardOf, evolve } from './evolve';
import { after, boardAfter, EQUAL, EXAMPLE, LEVEL, type Log, opened, playedOut } from './testing';

const CHOOSING = opened();
const PLAYING = after(CHOOSING, 'S chooses game S', 'W plays HQ');
const THROWN_IN = opened({ deal: LEVEL });
const SPOKEN = opened({ rules: rules('mb.ebu') });
const AGREEING = opened({ rules: rules('mb.site4', { declarerTie: 'partners_choose' }), deal: EQUAL });
const FINISHED = playedOut(after(CHOOSING, 'S chooses part NT'));

const ANNOUNCED: BoardEvent = { type: 'announced', seat: 'N', points: 9 };
const CORRECTED: BoardEvent = { type: 'pointsCorrected', points: points('N9 E5 S16 W10') };
const RECOUNT: BoardEvent = { type: 'recountCalled' };
const PROPOSED: BoardEvent = { type: 'declarerProposed', seat: 'N', declarer: 'N' };
const SHAPE: BoardEvent = { type: 'shapeShown', seat: 'N', lengths: lengthsOf(EXAMPLE.N) };
const FACED: BoardEvent = { type: 'handFaced', seat: 'N', hand: EXAMPLE.N };
const CHOSEN: BoardEvent = { type: 'contractChosen', contract: contract('game S') };
const played = (seat: 'N' | 'W', card: 'HK' | 'CA'): BoardEvent => ({ type: 'cardPlayed', seat, card });
const takenBack = (to: number): BoardEvent => ({ type: 'takenBack', to });

describe('an impossible log is a bug: it throws', () => {
  test.each<[string, Log, BoardEvent, string]>([
    ['announced while choosing', CHOOSING, ANNOUNCED, 'announced in choosing'],
    ['corrected before all have announced', SPOKEN, CORRECTED, 'points corrected in announcing'],
    ['corrected in play', PLAYING, CORRECTED, 'points corrected in play'],
    ['recount before all have announced', SPOKEN, RECOUNT, 'recount in announcing'],
    ['recount in play', PLAYING, RECOUNT, 'recount in play'],
    ['corrected after the play', FINISHED, CORRECTED, 'points corrected in over'],
    ['recount after the play', FINISHED, RECOUNT, 'recount in over'],
    ['a proposal when there is nothing to agree', CHOOSING, PROPOSED, 'declarer proposed in choosing'],
    ['a shape before there is a dummy', SPOKEN, SHAPE, 'shape shown in announcing'],
    ['a shape in play', PLAYING, SHAPE, 'shape shown in play'],
    ['a hand faced before there is a dummy', AGREEING, FACED, 'hand faced in agreeing'],
    ['a hand faced when nobody plays', THROWN_IN, FACED, 'hand faced in over'],
    ['a contract before there is a declarer', AGREEING, CHOSEN, 'contract chosen in agreeing'],
    ['a second contract', PLAYING, CHOSEN, 'contract chosen in play'],
    ['a card before the contract', CHOOSING, played('W', 'HK'), 'HK played by W in choosing'],
    ['a card out of turn', PLAYING, played('W', 'HK'), 'HK played by W in play'],
    ['a card from a hand that does not hold it', PLAYING, played('N', 'CA'), 'N does not hold CA'],
    ['taking back before a card', CHOOSING, takenBack(0), 'taken back in choosing'],
    ['taking back to where the board is', PLAYING, takenBack(1), 'taken back to 1 of 1 cards'],
    ['taking back to before the lead', PLAYING, takenBack(-1), 'taken back to -1 of 1 cards'],
  ])('%s', (_, log, event, message) => {
    expect(() => evolve(boardAfter(log), event)).toThrow(Impossible);
    expect(() => evolve(boardAfter(log), event)).toThrow(message);
  });
  test('anything before the board is opened', () =>
    expect(() => evolve(undefined, ANNOUNCED)).toThrow('announced before the board was opened'));
  test('it says so by its name', () => expect(new Impossible('x').name).toBe('Impossible'));
});

describe('a board is the fold of its log', () => {
  test('an empty log is no board', () => expect(boardOf([])).toBeUndefined());
  test('a view without the hands in play can be folded', () => {
    const publicLog = PLAYING.filter(({ type }) => type !== 'handDealt');
    expect(boardOf(publicLog)).toMatchObject({ phase: 'play', trick: { leader: 'W', cards: ['HQ'] } });
    expect(boardAfter(publicLog).hands).toEqual({ N: EXAMPLE.N });
  });
  test('several cards can be taken back at once', () => {
    const log = after(PLAYING, 'S plays HK', 'E plays H2', 'S plays H6', 'S plays S2');
    for (const [to, fewer] of [PLAYING.slice(0, -1), PLAYING].entries())
      expect(evolve(boardAfter(log), takenBack(to))).toEqual(boardAfter(fewer));
  });
  test('evolve changes nothing that it is given', () => {
    const board = boardAfter(PLAYING);
    const before = JSON.stringify(board);
    evolve(board, played('N', 'HK'));
    evolve(board, takenBack(0));
    expect(JSON.stringify(board)).toBe(before);
  });
});
