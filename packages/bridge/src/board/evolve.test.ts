import { describe, expect, test } from 'vitest';
import { Impossible } from '../result';
import { rules } from '../testing';
import type { BoardEvent } from './event';
import { boardOf, evolve } from './evolve';
import { after, boardAfter, EQUAL, EXAMPLE, LEVEL, type Log, opened, playedOut } from './testing';

const choosing = (): Log => opened();
const playing = (): Log => after(choosing(), 'S chooses game S', 'W plays HQ');
const thrownIn = (): Log => opened({ deal: LEVEL });
const spoken = (): Log => opened({ rules: rules('mb.ebu') });
const agreeing = (): Log => opened({ rules: rules('mb.site4', { declarerTie: 'partners_choose' }), deal: EQUAL });
const finished = (): Log => playedOut(after(choosing(), 'S chooses part NT'));

const ANNOUNCED: BoardEvent = { type: 'announced', seat: 'N', points: 9 };
const CORRECTED: BoardEvent = { type: 'pointsCorrected', points: { N: 9, E: 5, S: 16, W: 10 } };
const RECOUNT: BoardEvent = { type: 'recountCalled' };
const PROPOSED: BoardEvent = { type: 'declarerProposed', seat: 'N', declarer: 'N' };
const SHAPE: BoardEvent = { type: 'shapeShown', seat: 'N', lengths: { S: 4, H: 4, D: 1, C: 4 } };
const FACED: BoardEvent = { type: 'handFaced', seat: 'N', hand: EXAMPLE.N };
const CHOSEN: BoardEvent = { type: 'contractChosen', contract: { kind: 'game', strain: 'S' } };
const played = (seat: 'N' | 'W', card: 'HK' | 'CA'): BoardEvent => ({ type: 'cardPlayed', seat, card });
const takenBack = (to: number): BoardEvent => ({ type: 'takenBack', to });

describe('an impossible log is a bug: it throws', () => {
  test.each<[string, () => Log, BoardEvent, string]>([
    ['announced while choosing', choosing, ANNOUNCED, 'announced in choosing'],
    ['corrected before all have announced', spoken, CORRECTED, 'points corrected in announcing'],
    ['corrected in play', playing, CORRECTED, 'points corrected in play'],
    ['recount before all have announced', spoken, RECOUNT, 'recount in announcing'],
    ['recount in play', playing, RECOUNT, 'recount in play'],
    ['corrected after the play', finished, CORRECTED, 'points corrected in over'],
    ['recount after the play', finished, RECOUNT, 'recount in over'],
    ['a proposal when there is nothing to agree', choosing, PROPOSED, 'declarer proposed in choosing'],
    ['a shape before there is a dummy', spoken, SHAPE, 'shape shown in announcing'],
    ['a shape in play', playing, SHAPE, 'shape shown in play'],
    ['a hand faced before there is a dummy', agreeing, FACED, 'hand faced in agreeing'],
    ['a hand faced when nobody plays', thrownIn, FACED, 'hand faced in over'],
    ['a contract before there is a declarer', agreeing, CHOSEN, 'contract chosen in agreeing'],
    ['a second contract', playing, CHOSEN, 'contract chosen in play'],
    ['a card before the contract', choosing, played('W', 'HK'), 'HK played by W in choosing'],
    ['a card out of turn', playing, played('W', 'HK'), 'HK played by W in play'],
    ['a card from a hand that does not hold it', playing, played('N', 'CA'), 'N does not hold CA'],
    ['taking back before a card', choosing, takenBack(0), 'taken back in choosing'],
    ['taking back to where the board is', playing, takenBack(1), 'taken back to 1 of 1 cards'],
    ['taking back to before the lead', playing, takenBack(-1), 'taken back to -1 of 1 cards'],
  ])('%s', (_, log, event, message) => {
    expect(() => evolve(boardAfter(log()), event)).toThrow(Impossible);
    expect(() => evolve(boardAfter(log()), event)).toThrow(message);
  });
  test('anything before the board is opened', () =>
    expect(() => evolve(undefined, ANNOUNCED)).toThrow('announced before the board was opened'));
  test('it says so by its name', () => expect(new Impossible('x').name).toBe('Impossible'));
});

describe('a board is the fold of its log', () => {
  test('an empty log is no board', () => expect(boardOf([])).toBeUndefined());
  test('a view without the hands in play can be folded', () => {
    const publicLog = playing().filter(({ type }) => type !== 'handDealt');
    expect(boardOf(publicLog)).toMatchObject({ phase: 'play', trick: { leader: 'W', cards: ['HQ'] } });
    expect(boardAfter(publicLog).hands).toEqual({ N: EXAMPLE.N });
  });
  test('several cards can be taken back at once', () => {
    const log = after(playing(), 'S plays HK', 'E plays H2', 'S plays H6', 'S plays S2');
    for (const [to, fewer] of [playing().slice(0, -1), playing()].entries())
      expect(evolve(boardAfter(log), takenBack(to))).toEqual(boardAfter(fewer));
  });
  test('evolve changes nothing that it is given', () => {
    const board = boardAfter(playing());
    const before = JSON.stringify(board);
    evolve(board, played('N', 'HK'));
    evolve(board, takenBack(0));
    expect(JSON.stringify(board)).toBe(before);
  });
});
