import { describe, expect, test } from 'vitest';
import { BOT_LEVELS } from './bot-levels';
import { COMMAND_NAMES } from './command-names';
import { linesFor, linesOf, sentenceTo, wordsOf } from './testing';

/** Each row: a command line, and the sentence that refuses it. */
const refusals = (rows: readonly (readonly [string, string])[]): void => {
  test.each(rows)('%s', (line, sentence) => expect(sentenceTo(wordsOf(line))).toBe(sentence));
};

describe('commands', () => {
  refusals([
    [
      '',
      'say what to do: rules, deal, declarer, score, play, match, hint, solve, par or help; "minibridge help" explains them.',
    ],
    ['dael', 'there is no command "dael"; did you mean "deal"?'],
    ['declare', 'there is no command "declare"; did you mean "declarer"?'],
    ['Deal', 'there is no command "Deal"; did you mean "deal"?'],
    [
      'bid',
      'there is no command "bid"; there are rules, deal, declarer, score, play, match, hint, solve, par and help.',
    ],
    [
      'toString',
      'there is no command "toString"; there are rules, deal, declarer, score, play, match, hint, solve, par and help.',
    ],
    [
      '--json deal',
      'a command (rules, deal, declarer, score, play, match, hint, solve, par or help) must come before "--json".',
    ],
    ['help plya', 'there is no command "plya"; did you mean "play"?'],
    ['help --json', '"help" does not understand "--json".'],
    ['help play deal', '"help" does not understand "deal".'],
    ['--version deal', '"--version" does not understand "deal".'],
  ]);
});

describe('options', () => {
  refusals([
    ['deal --sede 1', '"deal" has no option "--sede"; did you mean "--seed"?'],
    ['deal --seeds=1', '"deal" has no option "--seeds"; did you mean "--seed"?'],
    ['deal -seed 1', '"deal" has no option "-seed"; did you mean "--seed"?'],
    ['deal -help', '"deal" has no option "-help"; did you mean "--help"?'],
    ['deal --boards 1', '"deal" has no option "--boards"; see "minibridge help deal".'],
    ['deal --no-json', '"deal" has no option "--no-json"; see "minibridge help deal".'],
    ['deal seed 1', '"deal" does not understand "seed".'],
    ['deal -- --seed', '"deal" does not understand "--seed".'],
    ['play -- x', '"play" does not understand "x".'],
    ['deal --seed', '--seed needs a value: --seed N.'],
    ['deal --seed=', '--seed needs a value: --seed N.'],
    ['deal --seed ""', '--seed needs a value: --seed N.'],
    ['deal --seed --json', '--seed needs a value: --seed N.'],
    ['deal --seed 1 --seed 1', '--seed is given twice.'],
    ['deal --seed=1 --seed 2', '--seed is given twice.'],
    ['deal --json --json', '--json is given twice.'],
    ['deal --json=yes', '--json takes no value.'],
    ['deal --id 1 --count 2', '--id and --count do not go together.'],
    ['deal --seed 1 --id 1', '--id and --seed do not go together.'],
    ['declarer --dealer N', '"declarer" needs --points N9,E5,S16,W10.'],
    ['declarer --points N9,E5,S16,W10', '"declarer" needs --dealer S.'],
    ['score --tricks 9', '"score" needs --contract "game S".'],
    ['score --contract "game S"', '"score" needs --tricks N.'],
  ]);
});

describe('whole numbers are plain digits', () => {
  const seed = (text: string): string =>
    `--seed must be a whole number from 0 to 9007199254740991 in plain digits, not "${text}".`;
  refusals([
    ...['1e3', '-1', '+1', '07', '1.0', '0x10', '٣', '１', 'one', '1_000', 'Infinity', 'NaN'].map(
      (text) => [`deal --seed ${text}`, seed(text)] as const,
    ),
    ['deal --seed " 1"', seed(' 1')],
    ['deal --seed 9007199254740992', seed('9007199254740992')],
    ['deal --seed 99999999999999999999', seed('99999999999999999999')],
    ['deal --count 0', '--count must be a whole number from 1 to 1000000 in plain digits, not "0".'],
    ['deal --count 1000001', '--count must be a whole number from 1 to 1000000 in plain digits, not "1000001".'],
    ['play --boards 0', '--boards must be a whole number from 1 to 1000000 in plain digits, not "0".'],
    [
      'score --contract "game S" --tricks 14',
      '--tricks must be a whole number from 0 to 13 in plain digits, not "14".',
    ],
    [
      'score --contract "game S" --tricks -1',
      '--tricks must be a whole number from 0 to 13 in plain digits, not "-1".',
    ],
  ]);

  test.each(['deal --seed 0', 'deal --seed 9007199254740991', 'deal --seed=7', 'deal --count 3'])(
    '%s is fine',
    (line) => expect(sentenceTo(wordsOf(line))).toBeUndefined(),
  );
});

describe('seats, rule sets and bots', () => {
  refusals([
    ['deal --dealer X', '--dealer must be a seat, N, E, S or W, not "X".'],
    ['deal --dealer n', '--dealer must be a seat, N, E, S or W, not "n".'],
    ['play --rules site4', 'there is no rule set "site4"; did you mean "mb.site4"?'],
    ['play --rules mb.sIte5', 'there is no rule set "mb.sIte5"; did you mean "mb.site4"?'],
    [
      'play --rules whist',
      'there is no rule set "whist"; there are mb.site4, mb.ebu, mb.ebu-school, mb.acbl, mb.slam800, mb.slams, ' +
        'mb.levels, mb.nbb, mb.shape-first, mb.nt-first, mb.count, mb.targets and mb.targets+1.',
    ],
    ['play --bots L1,L1,L1', '--bots names four players, for N, E, S and W, as in L1,L1,L1,L1, not 3.'],
    ['play --bots L1,L1,L1,L1,L1', '--bots names four players, for N, E, S and W, as in L1,L1,L1,L1, not 5.'],
    ['match --away L1', '"match" needs --home L5.'],
    ['match --home L1', '"match" needs --away L1.'],
    [
      'match --home L1 --away L1 --boards 0',
      '--boards must be a whole number from 1 to 1000000 in plain digits, not "0".',
    ],
    ['match --home L1 --away L1 --bots L1', '"match" has no option "--bots"; see "minibridge help match".'],
  ]);

  test.each([
    ['play --bots L1,L1,L1,L9', 'L9'],
    ['play --bots L1,L1,L1,', ''],
    ['play --bots l1,L1,L1,L1', 'l1'],
    ['match --home L9 --away L1', 'L9'],
    ['match --home L1 --away L1,L1', 'L1,L1'],
  ])('%s: the bots that there are', (line, text) => {
    const sentence = sentenceTo(wordsOf(line));
    expect(sentence).toContain(`there is no bot "${text}"; write L1`);
    for (const name of BOT_LEVELS) expect(sentence).toContain(name);
  });
});

describe('points', () => {
  const declarer = (points: string): string => `declarer --dealer N --points ${points}`;
  refusals([
    [declarer('N9,E5,S16,W9'), 'the four numbers make 39, not 40.'],
    [declarer('N37,E37,S37,W37'), 'the four numbers make 148, not 40.'],
    [declarer('N9,E5,S16'), '--points does not say how many W has.'],
    [declarer('N40'), 'a hand has 0 to 37 points in plain digits, not "40" as given for N.'],
    [declarer('N9'), '--points does not say how many E, S and W have.'],
    [declarer('N9,E5,S16,N10'), '--points names N twice.'],
    [declarer('N9,E5,S16,W10,W0'), '--points names W twice.'],
    [declarer('N9,E5,S16,Wten'), 'a hand has 0 to 37 points in plain digits, not "ten" as given for W.'],
    [declarer('N9,E5,S16,W1٠'), 'a hand has 0 to 37 points in plain digits, not "1٠" as given for W.'],
    [declarer('N9,E5,S16,W-10'), 'a hand has 0 to 37 points in plain digits, not "-10" as given for W.'],
    [declarer('N9,E05,S16,W10'), 'a hand has 0 to 37 points in plain digits, not "05" as given for E.'],
    [declarer('N0,E2,S0,W38'), 'a hand has 0 to 37 points in plain digits, not "38" as given for W.'],
    [declarer('N,E5,S16,W10'), '--points is written as in N9,E5,S16,W10, and "N" is not a seat and its points.'],
    [declarer('N9,E5,S16,W10,'), '--points is written as in N9,E5,S16,W10, and "" is not a seat and its points.'],
    [declarer('9,5,16,10'), '--points is written as in N9,E5,S16,W10, and "9" is not a seat and its points.'],
  ]);
});

describe('contracts', () => {
  const score = (contract: string, rules = 'mb.site4'): string =>
    `score --tricks 9 --rules ${rules} --contract "${contract}"`;
  const kinds = '"part S", "game NT", "small-slam H", "grand-slam C", "level 4 S", "target 9 NT" or "tricks D"';
  refusals([
    [score('slam S'), `"slam" is no kind of contract: write ${kinds}.`],
    [score('game'), `"game" is no contract: write ${kinds}.`],
    [score('4S'), `"4S" is no contract: write ${kinds}.`],
    [score('game X'), 'a contract is in C, D, H, S or NT, not in "X".'],
    [score('level 8 S'), 'a level is a number from 1 to 7, not "8".'],
    [score('target 6 S'), 'a target is a number of tricks from 7 to 13, not "6".'],
    [score('small-slam S'), 'the rule set mb.site4 has no contract "small-slam S"; mb.slam800 has it.'],
    [score('grand-slam S', 'mb.slam800'), 'the rule set mb.slam800 has no contract "grand-slam S"; mb.slams has it.'],
    [score('level 4 S'), 'the rule set mb.site4 has no contract "level 4 S"; mb.levels has it.'],
    [score('game S', 'mb.nt-first'), 'the rule set mb.nt-first has no contract "game S"; mb.site4 has it.'],
    [score('game S', 'mb.count'), 'the rule set mb.count has no contract "game S"; mb.site4 has it.'],
    [score('tricks D'), 'the rule set mb.site4 has no contract "tricks D"; mb.count has it.'],
    [score('target 9 NT'), 'the rule set mb.site4 has no contract "target 9 NT"; mb.targets has it.'],
    [score('target 7 S', 'mb.targets+1'), 'the rule set mb.targets+1 has no contract "target 7 S"; mb.targets has it.'],
  ]);

  test.each([score('target 7 NT', 'mb.targets+1'), score('game S', 'mb.nbb'), score('part S', 'mb.nbb')])(
    '%s is fine',
    (line) => expect(sentenceTo(wordsOf(line))).toBeUndefined(),
  );
});

describe('deal ids', () => {
  refusals([
    ['deal --id 12', 'a deal id has 20 letters and digits, not 2.'],
    ['deal --id 0000000000000000000U', 'a deal id has only digits and the letters A to Z without U, not "U".'],
    ['deal --id 1BANWCAP6KETCP5Z94G0', 'this deal id stands for no deal: the last one is 1BANWCAP6KETCP5Z94FZ.'],
    ['deal --id ZZZZZZZZZZZZZZZZZZZZ', 'this deal id stands for no deal: the last one is 1BANWCAP6KETCP5Z94FZ.'],
  ]);

  test('the last one is one', () => expect(sentenceTo(['deal', '--id', '1BANWCAP6KETCP5Z94FZ'])).toBeUndefined());
});

describe('deals to solve', () => {
  const deal = '"N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85"';
  const end = '"N:A... K... Q... J..."';
  refusals([
    [
      'solve --table',
      '"solve" needs a deal: "N:AT52.K843.7.Q962 3.752.JT9632.AT4 …", four hands clockwise from the seat named.',
    ],
    [`solve ${deal}`, 'say what to solve: --table, --board or --cards.'],
    [`solve ${deal} --table --cards`, '--table and --cards do not go together.'],
    [`solve ${deal} --table --strain S`, '--table and --strain do not go together.'],
    [`solve ${deal} --board --leader W`, '"solve" needs --strain S.'],
    [`solve ${deal} --board --strain X --leader W`, '--strain must be C, D, H, S or NT, not "X".'],
    [`solve ${deal} --board --strain S --leader w`, '--leader must be a seat, N, E, S or W, not "w".'],
    [
      'solve "AT52.K843.7.Q962 3.752" --table',
      '"AT52.K843.7.Q962 3.752" does not name the seat of the first hand, N, E, S or W.',
    ],
    ['solve "a\nb\u0007" --table', '"a\\u{a}b\\u{7}" does not name the seat of the first hand, N, E, S or W.'],
    ['solve "N:A... K..." --table', 'There are 2 hands, not four.'],
    ['solve "N:A... K... Q... 1..." --table', '"S1" is no card, as a rank is A K Q J T 9 8 7 6 5 4 3 2 and ten is T.'],
    ['solve "N:A... K... Q... A..." --table', "SA stands in North's hand and in West's."],
    ['solve "N:AK... Q... J... T..." --table', 'North holds 2 cards, and the other hands ask for 1.'],
    [
      'solve "N:AK... QJ... T9... 87..." --cards --strain NT --leader N --trick "HQ HK HA S2"',
      '4 cards lie on the table.',
    ],
    [
      'solve "N:A... K2... Q3... J4..." --cards --strain NT --leader N --trick SA',
      "SA lies on the table and is still in North's hand.",
    ],
    [
      `solve ${end} --cards --strain NT --leader N --trick "H1"`,
      'cards are written as in "HQ HT", a suit and a rank each, T for ten, and "H1" is no card.',
    ],
    [`solve ${deal} --cards --strain S --leader W --trick HQ`, "HQ lies on the table and is still in West's hand."],
    [`par ${deal}`, '"par" needs --dealer N.'],
    [`par ${deal} --dealer N --vul all`, '--vul must be None, NS, EW or Both, not "all".'],
    [`par ${end} --dealer N`, '"par" is about whole deals, and N holds 1 card, not 13.'],
  ]);
});

describe('help', () => {
  test.each(['help', '--help', '-h', 'help help', 'help --help', 'help -h'])('%s lists every command', (line) => {
    expect(linesOf(line).join('\n')).toMatch(
      /rules[\s\S]*deal[\s\S]*declarer[\s\S]*score[\s\S]*play[\s\S]*match[\s\S]*solve[\s\S]*par/,
    );
  });

  const named = COMMAND_NAMES.filter((name) => name !== 'help');

  test.each(named)('%s --help is help %s, whatever else is missing', (name) =>
    expect(linesFor([name, '--help'])).toEqual(linesFor(['help', name])),
  );

  test.each(named)('the example in help %s works', (name) => {
    const example = linesFor(['help', name]).at(-1);
    expect(sentenceTo(wordsOf(example?.replace('Example: npx minibridge ', '') ?? ''))).toBeUndefined();
  });

  test('--version', () => expect(linesOf('--version')).toEqual(['0.1.0']));
});
