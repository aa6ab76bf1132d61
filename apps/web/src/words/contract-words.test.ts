import { contract } from '@minibridge/bridge/testing';
import { loadMessages } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { choiceName, contractName, stakeTitle } from './contract-words';

const ROWS = [
  ['part NT', 'Part-score in no trump', 'Play the part-score in no trump', 'Part-score in no trump by South'],
  ['game S', 'Game in spades', 'Play game in spades', 'Game in spades by South'],
  ['small-slam H', 'Small slam in hearts', 'Play the small slam in hearts', 'Small slam in hearts by South'],
  ['level 1 D', '1 diamond', 'Play 1 diamond', '1 diamond by South'],
  ['level 4 C', '4 clubs', 'Play 4 clubs', '4 clubs by South'],
  ['target 9 NT', '9 tricks in no trump', 'Play for 9 tricks in no trump', '9 tricks in no trump by South'],
  ['tricks H', 'Count tricks with hearts as trumps', 'Play with hearts as trumps', 'South plays with hearts as trumps'],
] as const;

describe.each(ROWS)('%s', (text, name, choice, stake) => {
  test('in words', async () => {
    const say = await loadMessages('en', 'table');
    const chosen = contract(text);
    expect([
      contractName(say, chosen),
      choiceName(say, chosen),
      stakeTitle(say, { contract: chosen, declarer: 'S' }),
    ]).toEqual([name, choice, stake]);
  });
});

test('by the name of whoever declares', async () => {
  const say = await loadMessages('en', 'table');
  const byNina = (text: string) => stakeTitle(say, { contract: contract(text), declarer: 'S' }, 'Nina');
  expect([byNina('game S'), byNina('tricks H')]).toEqual([
    'Game in spades by Nina',
    'Nina plays with hearts as trumps',
  ]);
});
