import type { TableEvent } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { ASKED_BY, type Ask, mayNotAsk, type Standing } from './ask';
import { isOutdated } from './outdated';

const PLAY: Ask = { type: 'act', action: { type: 'play', by: 'S', card: 'HQ' } };
const HOST: Standing = { host: true };
const SOUTH: Standing = { seat: 'S', host: false };
const NORTH_AND_HOST: Standing = { seat: 'N', host: true };
const WATCHING: Standing = { host: false };

describe('who may ask', () => {
  test.each<[string, Ask, Standing, string | undefined]>([
    ['the own card', PLAY, SOUTH, undefined],
    ['another’s card', PLAY, { seat: 'E', host: false }, 'not-your-seat'],
    ['the host plays for nobody else', PLAY, NORTH_AND_HOST, 'not-your-seat'],
    ['a spectator plays', PLAY, WATCHING, 'not-your-seat'],
    ['another’s answer', { type: 'answerUndo', by: 'E', agrees: true }, SOUTH, 'not-your-seat'],
    ['another’s pause', { type: 'pause', by: 'N' }, SOUTH, 'not-your-seat'],
    ['the next deal', { type: 'next' }, SOUTH, undefined],
    ['the next deal, by a spectator', { type: 'next' }, WATCHING, 'not-seated'],
    ['agreeing without a seat', { type: 'agree', card: 1 }, HOST, 'not-seated'],
    ['sitting down', { type: 'sit', seat: 'E', name: 'Ola' }, WATCHING, undefined],
    ['giving back what was promised, where the table knows of a promise', { type: 'stand' }, WATCHING, undefined],
    ['telling a name', { type: 'introduce', name: 'Ola' }, WATCHING, undefined],
    ['a phrase', { type: 'say', phrase: 'hello' }, WATCHING, undefined],
    ['redealing', { type: 'redeal' }, SOUTH, 'host-only'],
    ['redealing, by a host who watches', { type: 'redeal' }, HOST, undefined],
    ['removing somebody', { type: 'remove', who: 3 }, SOUTH, 'host-only'],
    ['handing over', { type: 'handOver', who: 3 }, NORTH_AND_HOST, undefined],
  ])('%s', (_, ask, standing, reason) => expect(mayNotAsk(ask, standing)?.reason).toBe(reason));

  test('nothing of the server’s own can be asked', () => {
    const own = ['deal', 'draw', 'nameDealer', 'seat'];
    expect(own.filter((name) => Object.hasOwn(ASKED_BY, name))).toEqual([]);
  });
});

describe('what has lost its meaning', () => {
  const opened = { type: 'dealerNamed', seat: 'N' } as const;
  const back: TableEvent = { type: 'onBoard', event: { type: 'takenBack', to: 3 } };
  const recount: TableEvent = { type: 'onBoard', event: { type: 'recountCalled' } };
  const card: TableEvent = { type: 'onBoard', event: { type: 'cardPlayed', seat: 'W', card: 'H2' } };
  const paused: TableEvent = { type: 'paused', seat: 'W' };
  const resumed: TableEvent = { type: 'resumed', seat: 'W' };
  const sat: TableEvent = { type: 'seated', seat: 'W', occupant: { kind: 'person', name: 'Ola' } };
  test.each<[string, Ask, readonly TableEvent[], boolean]>([
    ['a card after nothing new', PLAY, [], false],
    ['a card after another card, from another window', PLAY, [card], true],
    ['a card after one was taken back', PLAY, [card, back], true],
    ['points after a recount', { type: 'act', action: { type: 'announce', by: 'S', points: 9 } }, [recount], true],
    ['the next deal, asked by two at once', { type: 'next' }, [opened], true],
    [
      'an answer to another question',
      { type: 'answerUndo', by: 'S', agrees: true },
      [{ type: 'undoAsked', seat: 'W' }],
      true,
    ],
    ['a pause means the same whatever is played', { type: 'pause', by: 'S' }, [card, back], false],
    ['a pause, when another one is over meanwhile', { type: 'pause', by: 'S' }, [paused, resumed], true],
    ['"go on", when somebody else pauses meanwhile', { type: 'resume', by: 'S' }, [resumed, paused], true],
    ['a bot in place of one who went, when another has sat down', { type: 'replace', seat: 'W' }, [sat], true],
  ])('%s', (_, ask, unseen, outdated) => expect(isOutdated(ask, unseen)).toBe(outdated));
});
