/** What may be imported, and is to stay: by the file of its door. What is missing here is ours alone. */
export const DOORS = [
  { name: '@bastide/rules', file: 'rules/src/index.ts' },
  { name: '@bastide/rules/expansion', file: 'rules/src/for-expansions.ts' },
  { name: '@bastide/rules/search', file: 'rules/src/search/index.ts' },
  { name: '@bastide/rules/testing', file: 'rules/src/testing/index.ts' },
  { name: '@bastide/bots', file: 'bots/src/index.ts' },
  { name: '@bastide/bots/analysis', file: 'bots/src/analysis/index.ts' },
  { name: '@bastide/bots/puzzles', file: 'bots/src/puzzles/index.ts' },
  { name: '@bastide/protocol', file: 'protocol/src/index.ts' },
  { name: '@bastide/server', file: 'server/src/index.ts' },
];

/** In the order in which they are shown; those before the gap are read to begin, the others to look something up. */
export const GUIDES = [
  'guides/game-in-a-page.md',
  'guides/bot-online.md',
  'guides/statistics.md',

  'bot-protocol.md',
  'protocol.md',
  'record-format.md',
  'bots.md',
  'rules.md',
  'operations.md',
  'security.md',
  'performance.md',
  'translating.md',
];
