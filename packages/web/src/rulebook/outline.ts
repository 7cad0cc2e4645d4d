import type { Chapter } from './chapters.ts';

/** One rule in its chapter: its number, or a name where it has none. */
export interface Entry {
  readonly id: string;
  /** Pictures that stand below it. */
  readonly scenes?: readonly string[];
  /** Options of the set-up that change it. */
  readonly options?: readonly string[];
  /** No book says it, or not all of it: the answer is ours, and stands in the chapter of rulings. */
  readonly ruling?: true;
}

export interface ChapterOutline {
  readonly chapter: Chapter;
  readonly entries: readonly Entry[];
}

/** The parts of the book, as its contents show them. */
export const PARTS = ['game', 'expansions', 'editions', 'rulings'] as const;
export type Part = (typeof PARTS)[number];

/** What the book tells, in order, without a word of it. */
export const OUTLINE: Readonly<Record<Part, readonly ChapterOutline[]>> = {
  game: [
    { chapter: 'short', entries: [{ id: 'aim', scenes: ['short-land'] }, { id: 'G3' }, { id: 'points' }] },
    {
      chapter: 'set-up',
      entries: [
        { id: 'G1' },
        { id: 'G2', scenes: ['set-up-start'] },
        { id: 'G9', options: ['firstPlayer'] },
        { id: 'G8' },
        { id: 'G10', options: ['omit'] },
        { id: 'G11' },
      ],
    },
    {
      chapter: 'turn',
      entries: [
        { id: 'part', scenes: ['turn-part'] },
        { id: 'X1' },
        { id: 'X2' },
        { id: 'X3' },
        { id: 'X4' },
        { id: 'X5' },
        { id: 'X6' },
        { id: 'X7', options: ['shepherd'] },
        { id: 'X8' },
        { id: 'X9' },
        { id: 'X10' },
        { id: 'X11' },
        { id: 'X12' },
        { id: 'X13' },
        { id: 'X14' },
        { id: 'X15' },
        { id: 'final' },
        { id: 'X16', ruling: true },
        { id: 'X17', ruling: true },
        { id: 'X18', ruling: true },
        { id: 'X19', ruling: true },
        { id: 'X20', ruling: true },
      ],
    },
    {
      chapter: 'placing',
      entries: [
        { id: 'G4', scenes: ['placing-edges', 'placing-corner'] },
        { id: 'G5', ruling: true },
      ],
    },
    {
      chapter: 'followers',
      entries: [{ id: 'B1', scenes: ['followers-where', 'followers-joined'] }, { id: 'B2' }],
    },
    { chapter: 'roads', entries: [{ id: 'B3', scenes: ['roads-closed', 'roads-ring'] }] },
    {
      chapter: 'cities',
      entries: [{ id: 'B4', options: ['smallCity'], scenes: ['cities-closed', 'cities-gap'] }],
    },
    { chapter: 'monasteries', entries: [{ id: 'B5', scenes: ['monasteries-closed'] }] },
    {
      chapter: 'fields',
      entries: [
        { id: 'B10', scenes: ['fields-bounds'] },
        { id: 'B12', options: ['farmers'], scenes: ['fields-final'] },
        { id: 'B13', ruling: true },
      ],
    },
    { chapter: 'majority', entries: [{ id: 'B7', scenes: ['majority-most', 'majority-tie'] }] },
    {
      chapter: 'scoring',
      entries: [
        { id: 'B6', scenes: ['scoring-once'] },
        { id: 'B8' },
        { id: 'B9', scenes: ['scoring-several'] },
        { id: 'G7', scenes: ['scoring-track'] },
      ],
    },
    {
      chapter: 'end',
      entries: [
        { id: 'G6', ruling: true },
        { id: 'B11', scenes: ['end-unfinished'] },
      ],
    },
  ],
  expansions: [
    {
      chapter: 'river',
      entries: [
        { id: 'RV1', options: ['riverStartTile'] },
        { id: 'RV2', ruling: true, options: ['river'], scenes: ['river-bends', 'river-back'] },
        { id: 'RV3', scenes: ['river-fields'] },
        { id: 'RV4' },
        { id: 'RV5', ruling: true },
      ],
    },
    {
      chapter: 'abbot',
      entries: [
        { id: 'AB1', scenes: ['abbot-where'] },
        { id: 'AB2' },
        { id: 'AB3', scenes: ['abbot-home'] },
        { id: 'AB4', ruling: true },
      ],
    },
    {
      chapter: 'inns-cathedrals',
      entries: [
        { id: 'IC1', scenes: ['inns-road'] },
        { id: 'IC2', scenes: ['inns-cathedral'] },
        { id: 'IC3', scenes: ['inns-big'] },
        { id: 'IC4', options: ['innOnTJunction'] },
      ],
    },
    {
      chapter: 'traders-builders',
      entries: [
        { id: 'TB1', scenes: ['traders-goods'] },
        { id: 'TB2', ruling: true, scenes: ['traders-builder'] },
        { id: 'TB3' },
        { id: 'TB4', scenes: ['traders-pig'] },
        { id: 'TB5' },
      ],
    },
    {
      chapter: 'flying-machines',
      entries: [
        { id: 'FM1', options: ['abbotFlies'], scenes: ['flying-way'] },
        { id: 'FM2' },
        { id: 'FM3' },
        { id: 'FM4' },
      ],
    },
    {
      chapter: 'messengers',
      entries: [
        { id: 'ME1', scenes: ['messengers-track'] },
        { id: 'ME2' },
        { id: 'ME3', ruling: true },
        { id: 'ME4', ruling: true, scenes: ['messengers-small'] },
        { id: 'ME5' },
      ],
    },
    {
      chapter: 'ferries',
      entries: [
        { id: 'FE1', scenes: ['ferries-put'] },
        { id: 'FE2' },
        { id: 'FE3', options: ['ferryMoves'], scenes: ['ferries-turn'] },
        { id: 'FE4' },
        { id: 'FE5' },
        { id: 'FE6', ruling: true },
        { id: 'FE7', ruling: true },
      ],
    },
    {
      chapter: 'gold-mines',
      entries: [
        { id: 'GM1', scenes: ['gold-laid'] },
        { id: 'GM2', ruling: true, scenes: ['gold-shared'] },
        { id: 'GM3' },
      ],
    },
    {
      chapter: 'mage-witch',
      entries: [
        { id: 'MW1', options: ['magicOnPlacedTile'] },
        { id: 'MW2' },
        { id: 'MW3' },
        { id: 'MW4', scenes: ['mage-road', 'witch-road'] },
        { id: 'MW5' },
      ],
    },
    {
      chapter: 'robbers',
      entries: [
        { id: 'RO1', options: ['robbersAll'] },
        { id: 'RO2', scenes: ['robbers-steal'] },
        { id: 'RO3' },
        { id: 'RO4' },
        { id: 'RO5' },
      ],
    },
    {
      chapter: 'crop-circles',
      entries: [{ id: 'CC1' }, { id: 'CC2', scenes: ['crop-add'] }, { id: 'CC3', options: ['cropAdd'] }],
    },
    {
      chapter: 'hills-sheep',
      entries: [
        { id: 'HS1', options: ['hillTies'], scenes: ['hills-tie'] },
        { id: 'HS2' },
        { id: 'HS3', options: ['shepherd'] },
        { id: 'HS4' },
        { id: 'HS5', scenes: ['hills-flock'] },
        { id: 'HS6', ruling: true, options: ['closedFlock'] },
        { id: 'HS7', options: ['vineyardsForGardens'], scenes: ['hills-vineyards'] },
        { id: 'HS8', scenes: ['hills-shared-edge'] },
      ],
    },
    {
      chapter: 'wheel-of-fortune',
      entries: [
        { id: 'WF1', ruling: true, scenes: ['wheel-board'] },
        { id: 'WF2' },
        { id: 'WF3', options: ['faminePig'] },
        { id: 'WF4', scenes: ['wheel-crown'] },
        { id: 'WF5', ruling: true },
      ],
    },
  ],
  editions: [
    {
      chapter: 'edition-2017',
      entries: [{ id: 'box-2017', scenes: ['edition-2017'] }, { id: 'readings-2017' }],
    },
    {
      chapter: 'edition-2014',
      entries: [{ id: 'box-2014', scenes: ['edition-2014'] }, { id: 'readings-2014' }],
    },
    {
      chapter: 'rules-2000',
      entries: [
        { id: 'E1', options: ['smallCity'], scenes: ['small-city'] },
        { id: 'E2', ruling: true, options: ['farmers', 'farmerPoints'], scenes: ['per-city'] },
        { id: 'E4' },
      ],
    },
    { chapter: 'hands', entries: [{ id: 'E3', ruling: true, options: ['hand'], scenes: ['hand-of-three'] }] },
  ],
  rulings: [
    {
      chapter: 'rulings',
      entries: [
        { id: 'differ', scenes: ['ruling-builder'] },
        { id: 'option-farmers', options: ['farmers'] },
        { id: 'option-farmerPoints', options: ['farmerPoints'] },
        { id: 'option-smallCity', options: ['smallCity'] },
        { id: 'option-hand', options: ['hand'] },
        { id: 'option-river', options: ['river'] },
        { id: 'option-riverStartTile', options: ['riverStartTile'] },
        { id: 'option-innOnTJunction', options: ['innOnTJunction'] },
        { id: 'option-abbotFlies', options: ['abbotFlies'] },
        { id: 'option-ferryMoves', options: ['ferryMoves'] },
        { id: 'option-magicOnPlacedTile', options: ['magicOnPlacedTile'] },
        { id: 'option-robbersAll', options: ['robbersAll'] },
        { id: 'option-cropAdd', options: ['cropAdd'] },
        { id: 'option-hillTies', options: ['hillTies'] },
        { id: 'option-shepherd', options: ['shepherd'] },
        { id: 'option-closedFlock', options: ['closedFlock'] },
        { id: 'option-vineyardsForGardens', options: ['vineyardsForGardens'] },
        { id: 'option-faminePig', options: ['faminePig'] },
        { id: 'option-firstPlayer', options: ['firstPlayer'] },
        { id: 'option-omit', options: ['omit'] },
        { id: 'silent' },
        { id: 'ruling-G5' },
        { id: 'ruling-G6' },
        { id: 'ruling-B13' },
        { id: 'ruling-E2' },
        { id: 'ruling-E3' },
        { id: 'ruling-RV2' },
        { id: 'ruling-RV5' },
        { id: 'ruling-AB4' },
        { id: 'ruling-TB2' },
        { id: 'ruling-FE6' },
        { id: 'ruling-FE7' },
        { id: 'ruling-ME3' },
        { id: 'ruling-ME4' },
        { id: 'ruling-WF1' },
        { id: 'ruling-WF5' },
        { id: 'ruling-GM2' },
        { id: 'ruling-HS6' },
        { id: 'ruling-X16' },
        { id: 'ruling-X17' },
        { id: 'ruling-X18' },
        { id: 'ruling-X19' },
        { id: 'ruling-X20' },
      ],
    },
  ],
};

/** All chapters of the book in order. */
export const CHAPTER_OUTLINES: readonly ChapterOutline[] = PARTS.flatMap((part) => OUTLINE[part]);
