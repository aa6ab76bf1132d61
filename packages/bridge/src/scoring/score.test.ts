import { describe, expect, test } from 'vitest';
import duplicate from '../../fixtures/duplicate-non-vulnerable.json';
import madePlusGame from '../../fixtures/made-plus-game.json';
import match from '../../fixtures/match-four-deals.json';
import published from '../../fixtures/published-scores.json';
import scores from '../../fixtures/scores.json';
import { contract, rules } from '../testing';
import { bonusClass, type ScoreItem, score } from './score';

/** Declarer's side's score by the rules of `preset`; minus what the defenders score. */
function signed(text: string, tricks: number, preset: string): number {
  const { declaring, defenders } = score(contract(text), tricks, rules(preset).score);
  return declaring - defenders;
}

/** `declaring 4 × 30 = 120, declaring game 300` */
function sheet(text: string, tricks: number, of = rules('mb.site4').score): string {
  const line = (item: ScoreItem): string =>
    'each' in item
      ? `${item.to} ${item.what} ${item.count} × ${item.each} = ${item.points}`
      : `${item.to} ${item.what} ${item.points}`;
  return score(contract(text), tricks, of).items.map(line).join(', ');
}

const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);
const rows = Object.entries(scores).flatMap(([preset, kinds]) =>
  Object.entries(kinds).flatMap(([kind, strains]) =>
    Object.entries(strains).map(([strain, row]) => ({ preset, text: `${kind} ${strain}`, row })),
  ),
);

describe('MB 13, MB 14 — every score of every contract, from no trick to all thirteen', () => {
  test('25 contracts of three rule sets', () => expect(rows).toHaveLength(25));
  test.each(rows)('$preset, $text: $row', ({ preset, text, row }) => {
    expect(TRICKS.map((tricks) => signed(text, tricks, preset))).toEqual(row);
  });
});

describe('MB 13, MB 14 — made: the defenders get nothing; failed: declarer gets nothing', () => {
  test.each(rows)('$preset, $text', ({ preset, text, row }) => {
    for (const tricks of TRICKS) {
      const { declaring, defenders } = score(contract(text), tricks, rules(preset).score);
      const made = (row[tricks] ?? 0) > 0;
      expect(made ? defenders : declaring).toBe(0);
      expect(made ? declaring : defenders).toBeGreaterThan(0);
    }
  });
});

describe('MB 13 — the presets without slams and with the base’s figures score as the base', () => {
  const bases = rows.filter(({ preset }) => preset === 'mb.site4');
  const alike = [
    'mb.ebu',
    'mb.ebu-school',
    'mb.acbl',
    'mb.slam800',
    'mb.slams',
    'mb.nbb',
    'mb.shape-first',
    'mb.nt-first',
  ];
  test.each(alike)('%s', (preset) => {
    for (const { text, row } of bases) expect(TRICKS.map((tricks) => signed(text, tricks, preset))).toEqual(row);
  });
});

describe('MB 13, MB 14 — examples as published', () => {
  test('eighteen of them', () => expect(published).toHaveLength(18));
  test.each(published)('$source: $contract, $tricks tricks: $declaring and $defenders', (row) => {
    expect(score(contract(row.contract), row.tricks, rules('mb.ebu').score)).toMatchObject({
      declaring: row.declaring,
      defenders: row.defenders,
    });
  });
});

describe('MB 15 — the American sheet: "made" 50 for every contract, "game" 250 more; the same total', () => {
  test('two examples', () => expect(madePlusGame).toHaveLength(2));
  test.each(madePlusGame)('$contract, $tricks tricks: $trickPoints + $made + $game = $total', (row) => {
    const acbl = rules('mb.acbl').score;
    const { items, declaring } = score(contract(row.contract), row.tricks, acbl);
    const of = (what: string): number => items.find((item) => item.what === what)?.points ?? 0;
    expect([of('odd-tricks'), of('made'), of('game'), declaring]).toEqual([
      row.trickPoints,
      row.made,
      row.game,
      row.total,
    ]);
    expect(signed(row.contract, row.tricks, 'mb.site4')).toBe(row.total);
  });
  test.each([
    ['part S', 10, 'declaring odd-tricks 4 × 30 = 120, declaring made 50'],
    ['game S', 10, 'declaring odd-tricks 4 × 30 = 120, declaring made 50, declaring game 250'],
    ['game S', 9, 'defenders undertricks 1 × 50 = 50'],
  ])('%s, %i tricks: %s', (text, tricks, lines) => expect(sheet(text, tricks, rules('mb.acbl').score)).toBe(lines));
  test('a slam on that sheet: 50 + 750', () => {
    const slams = { ...rules('mb.slams').score, sheet: 'made_plus_game' } as const;
    expect(sheet('small-slam C', 12, slams)).toBe(
      'declaring odd-tricks 6 × 20 = 120, declaring made 50, declaring small-slam 750',
    );
  });
});

describe('MB 13 to MB 15 — the score line by line', () => {
  test.each([
    ['part C', 7, 'declaring odd-tricks 1 × 20 = 20, declaring part 50'],
    ['part NT', 7, 'declaring first-odd-trick 1 × 40 = 40, declaring part 50'],
    ['part NT', 8, 'declaring first-odd-trick 1 × 40 = 40, declaring odd-tricks 1 × 30 = 30, declaring part 50'],
    ['game NT', 9, 'declaring first-odd-trick 1 × 40 = 40, declaring odd-tricks 2 × 30 = 60, declaring game 300'],
    ['game S', 10, 'declaring odd-tricks 4 × 30 = 120, declaring game 300'],
    ['game D', 8, 'defenders undertricks 3 × 50 = 150'],
  ])('%s, %i tricks: %s', (text, tricks, lines) => expect(sheet(text, tricks)).toBe(lines));
});

describe('MB 13 — slams: the figure is the whole bonus', () => {
  test.each([
    ['small-slam C', 12, 'declaring odd-tricks 6 × 20 = 120, declaring small-slam 800'],
    ['grand-slam C', 13, 'declaring odd-tricks 7 × 20 = 140, declaring grand-slam 1300'],
    ['game S', 13, 'declaring odd-tricks 7 × 30 = 210, declaring game 300'],
  ])('%s, %i tricks: %s', (text, tricks, lines) => expect(sheet(text, tricks, rules('mb.slams').score)).toBe(lines));
  test.each([
    // rules that do not play slams: the next lower bonus
    ['small-slam S', 12, 480],
    ['grand-slam S', 13, 510],
  ])('%s where only games have a bonus: %i tricks, %i', (text, tricks, total) =>
    expect(signed(text, tricks, 'mb.site4')).toBe(total),
  );
  test('a grand slam where only small slams have a bonus', () =>
    expect(signed('grand-slam S', 13, 'mb.slam800')).toBe(1010));
});

describe('MB 8, MB 13 — levels score as duplicate bridge, not vulnerable, not doubled', () => {
  const cells = duplicate.byLevel.flatMap(({ level, strains, scores: row }) =>
    strains.split(' ').map((strain) => ({ text: `level ${level} ${strain}`, row })),
  );
  test('all 35 bids', () => expect(cells).toHaveLength(35));
  test.each(cells)('$text: $row', ({ text, row }) => {
    expect(TRICKS.map((tricks) => signed(text, tricks, 'mb.levels'))).toEqual(row);
  });
  test.each(duplicate.samples)('$contract, $tricks tricks: $score', (row) =>
    expect(signed(row.contract, row.tricks, 'mb.levels')).toBe(row.score),
  );
});

describe('MB 13 — every score of minibridge is one of duplicate bridge', () => {
  /** The level of bridge that needs as many tricks. */
  const level = { part: () => 1, game: (strain: string) => ({ NT: 3, S: 4, H: 4 })[strain] ?? 5 };
  test.each(rows.filter(({ preset }) => preset === 'mb.site4'))('$text', ({ text }) => {
    const [kind = '', strain = ''] = text.split(' ');
    const bid = `level ${kind === 'game' ? level.game(strain) : level.part()} ${strain}`;
    for (const tricks of TRICKS) expect(signed(text, tricks, 'mb.slams')).toBe(signed(bid, tricks, 'mb.levels'));
  });
  test.each([
    ['small-slam', 6],
    ['grand-slam', 7],
  ])('%s is level %i', (kind, bid) => {
    for (const strain of ['C', 'D', 'H', 'S', 'NT'])
      for (const tricks of TRICKS)
        expect(signed(`${kind} ${strain}`, tricks, 'mb.slams')).toBe(
          signed(`level ${bid} ${strain}`, tricks, 'mb.levels'),
        );
  });
});

describe('MB 13 — under which bonus a contract falls', () => {
  test.each([
    ['part NT', 'part'],
    ['game C', 'game'],
    ['small-slam S', 'small-slam'],
    ['grand-slam D', 'grand-slam'],
    ['level 2 NT', 'part'],
    ['level 3 NT', 'game'],
    ['level 3 S', 'part'],
    ['level 4 H', 'game'],
    ['level 4 D', 'part'],
    ['level 5 C', 'game'],
    ['level 5 S', 'game'],
    ['level 6 C', 'small-slam'],
    ['level 7 NT', 'grand-slam'],
    ['target 8 NT', 'part'],
    ['target 9 NT', 'game'],
    ['target 12 H', 'small-slam'],
    ['target 13 H', 'grand-slam'],
    ['tricks S', 'part'],
  ])('%s: %s', (text, bonus) => expect(bonusClass(contract(text))).toBe(bonus));
});

describe('MB 17 — counting tricks: a point a trick for each side', () => {
  test.each([
    ['tricks NT', 8, 'declaring tricks 8 × 1 = 8, defenders tricks 5 × 1 = 5'],
    ['tricks S', 0, 'declaring tricks 0 × 1 = 0, defenders tricks 13 × 1 = 13'],
    ['tricks S', 13, 'declaring tricks 13 × 1 = 13, defenders tricks 0 × 1 = 0'],
  ])('%s, %i tricks: %s', (text, tricks, lines) => expect(sheet(text, tricks, rules('mb.count').score)).toBe(lines));
  test('a contract scored so counts tricks too', () =>
    expect(sheet('game S', 8, { ...rules('mb.site4').score, mode: 'tricks_only' })).toBe(
      'declaring tricks 8 × 1 = 8, defenders tricks 5 × 1 = 5',
    ));
  test('tricks without a promise are counted whatever the mode', () =>
    expect(sheet('tricks S', 8)).toBe('declaring tricks 8 × 1 = 8, defenders tricks 5 × 1 = 5'));
});

describe('MB 18 — targets: one point to the side that got its way', () => {
  test.each([
    ['target 9 NT', 9, 'declaring target-made 1'],
    ['target 9 NT', 13, 'declaring target-made 1'],
    ['target 9 NT', 8, 'defenders target-failed 1'],
    ['target 13 S', 12, 'defenders target-failed 1'],
  ])('%s, %i tricks: %s', (text, tricks, line) => expect(sheet(text, tricks, rules('mb.targets').score)).toBe(line));
});

describe('MB 18 — targets with plus and minus: one for each trick over or under', () => {
  const plusMinus = { ...rules('mb.targets').score, mode: 'target_plus_minus' } as const;
  test.each([
    ['target 9 NT', 11, 'declaring over-target 2 × 1 = 2'],
    ['target 9 NT', 9, 'declaring over-target 0 × 1 = 0'],
    ['target 9 NT', 7, 'declaring under-target 2 × -1 = -2'],
  ])('%s, %i tricks: %s', (text, tricks, line) => expect(sheet(text, tricks, plusMinus)).toBe(line));
});

describe('MB 13 — rules in which tricks bring nothing: only the bonus is left', () => {
  const bare = { ...rules('mb.site4').score, trick: 'none' } as const;
  test.each([
    ['game S', 11, 'declaring game 300'],
    ['part NT', 7, 'declaring part 50'],
    ['game S', 9, 'defenders undertricks 1 × 50 = 50'],
  ])('%s, %i tricks: %s', (text, tricks, lines) => expect(sheet(text, tricks, bare)).toBe(lines));
});

describe('MB 15 — a match of four deals adds the scores of both sides', () => {
  const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);
  test('two examples', () => expect(match).toHaveLength(2));
  test.each(match)('$name: $NS and $EW', ({ deals, NS, EW, winner }) => {
    const scored = deals.map(({ side, contract: text, tricks }) => {
      const { declaring, defenders } = score(contract(text), tricks, rules('mb.site4').score);
      return side === 'NS' ? { NS: declaring, EW: defenders } : { NS: defenders, EW: declaring };
    });
    const [north, east] = [sum(scored.map((each) => each.NS)), sum(scored.map((each) => each.EW))];
    expect([north, east]).toEqual([NS, EW]);
    expect(Math.sign(north - east)).toBe({ NS: 1, draw: 0, EW: -1 }[winner]);
  });
});
