/**
 * Which way the arrows point: between packages, and between the folders of the game.
 * Nothing may import what is not listed here; tests may use the test tools besides.
 */

/** A test, or a `testing.ts` that makes things for tests. */
const TEST = '([.](test|type-test)[.]tsx?|/testing[.]ts)$';

/** What each package and app may import of the workspace. */
const PACKAGES = {
  'packages/bridge': [],
  'packages/table': ['bridge'],
  'packages/bots': ['bridge', 'solver'],
  'packages/learn': ['bridge', 'bots', 'solver'],
  'packages/solver': ['bridge'],
  'packages/protocol': ['bridge', 'table'],
  'packages/messages': [],
  'apps/web': ['bridge', 'table', 'bots', 'messages', 'learn', 'solver', 'protocol'],
  'apps/server': ['bridge', 'table', 'bots', 'protocol'],
  'apps/cli': ['bridge', 'table', 'bots', 'solver', 'learn', 'messages'],
};

/** What each folder of the game may import of the others: concepts below, the board above them, notation on top. */
const CONCEPTS = ['auction', 'minibridge', 'play', 'scoring'];
const FOLDERS = {
  cards: [],
  deal: ['cards'],
  contract: ['cards', 'deal'],
  ...Object.fromEntries(CONCEPTS.map((concept) => [concept, ['cards', 'deal', 'contract']])),
  // A rule set names its score table, and the menu of contracts asks which of them are games.
  minibridge: ['cards', 'deal', 'contract', 'scoring'],
  board: ['cards', 'deal', 'contract', ...CONCEPTS],
  notation: ['cards', 'deal', 'contract', ...CONCEPTS, 'board'],
};

/** What stands under every folder of the game, and on nothing. */
const GROUND = 'packages/bridge/src/result.ts';

/** In none of these folders: the next part of a path pattern. */
const noneOf = (folders) => (folders.length === 0 ? '' : `(?!(${folders.join('|')})/)`);

const packageArrows = Object.entries(PACKAGES).map(([from, allowed]) => ({
  name: `arrow: ${from} → ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^(apps|packages/${noneOf(allowed)})`, pathNot: `^${from}/` },
}));

const folderArrows = Object.entries(FOLDERS).map(([from, allowed]) => ({
  name: `arrow: bridge ${from} → ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^packages/bridge/src/${from}/`, pathNot: TEST },
  to: { path: `^packages/bridge/src/${noneOf([from, ...allowed])}`, pathNot: `^${GROUND}$` },
}));

module.exports = {
  forbidden: [
    ...packageArrows,
    ...folderArrows,
    {
      name: 'bridge folder without a place in the arrows',
      severity: 'error',
      from: { path: `^packages/bridge/src/${noneOf(Object.keys(FOLDERS))}[^/]+/` },
      to: {},
    },
    {
      name: `arrow: ${GROUND} → nothing`,
      severity: 'error',
      from: { path: `^${GROUND}$` },
      to: {},
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only the door of a package',
      comment:
        'A package is entered by src/index.ts (the solver also by src/index.in-thread.ts where there are no workers, and by src/index.engine.ts; the bots by src/mind.ts, for threads that think), and in tests by src/testing.ts.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/(src|scripts|generated)/',
        pathNot: ['^packages/$2/', '^packages/[^/]+/src/(index|index[.]engine|index[.]in-thread|mind|testing)[.]ts$'],
      },
    },
    {
      name: 'testing.ts is for tests',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: '/testing[.]ts$' },
    },
    {
      name: 'the game is pure',
      comment: 'No I/O and no dependency in what the game is made of.',
      severity: 'error',
      from: { path: '^packages/(bridge|table|bots)/src/', pathNot: TEST },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no Node in the browser',
      severity: 'error',
      from: { path: '^(apps/web|packages/(messages|learn|protocol))/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'products stand on their dependencies',
      comment: 'What runs may not import what only development installs, nor what its package.json does not name.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything imported exists',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|reports|node_modules/.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
