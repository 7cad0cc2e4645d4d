import { catalogue } from '@bastide/rules';
import { expansionChapters } from '../expansions/chapters.ts';

/** One rule in its chapter: its number, or a name where it has none. */
export interface Entry {
  readonly id: string;
  /** Pictures that stand below it. */
  readonly scenes?: readonly string[];
  /** Options of the set-up that change it. */
  readonly options?: readonly string[];
  /** No book says it, or not all of it: the answer is ours, and stands in the chapter of rulings, with these pictures if any. */
  readonly ruling?: true | readonly string[];
}

/** A chapter without its words. Those of expansions are named like their set. */
export interface ChapterOutline {
  readonly chapter: string;
  readonly entries: readonly Entry[];
}

/** A tile, and perhaps a piece on it, that stand for a chapter. */
export interface Emblem {
  readonly tile: string;
  readonly rot?: number;
  readonly figure?: string;
  readonly seat?: string;
}

/** What an expansion brings into the book, beside the words. */
export interface ExpansionChapter extends ChapterOutline {
  readonly emblem: Emblem;
  /** Options that also change a step of the turn, by its number. */
  readonly turn?: Readonly<Record<string, readonly string[]>>;
  /** Tiles of this expansion that stand for the chapter about a box. */
  readonly boxEmblems?: Readonly<Record<string, Emblem>>;
}

/** The sections of the book, as its contents show them. */
export const SECTIONS = ['game', 'expansions', 'editions', 'rulings'] as const;
export type Section = (typeof SECTIONS)[number];

const GAME: readonly ChapterOutline[] = [
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
      { id: 'X7' },
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
];

const BOXES: readonly ChapterOutline[] = [
  {
    chapter: 'edition-2017',
    entries: [{ id: 'box-2017', scenes: ['edition-2017'] }, { id: 'readings-2017' }],
  },
  {
    chapter: 'edition-2014',
    entries: [{ id: 'box-2014', scenes: ['edition-2014'] }, { id: 'readings-2014' }],
  },
];

const all = [...expansionChapters.values()].flat();
/** Rules that only options switch on are told with the editions they come from. */
const switchedOn = [...expansionChapters].flatMap(([id, chapters]) => (isAlways(id) ? chapters : []));
const game = GAME.map(withTurnOptions);
const expansions = all.filter((chapter) => !switchedOn.includes(chapter));
const editions = [...BOXES, ...switchedOn];

/** What the book tells, in order, without a word of it. */
export const OUTLINE: Readonly<Record<Section, readonly ChapterOutline[]>> = {
  game,
  expansions,
  editions,
  rulings: [{ chapter: 'rulings', entries: rulingsOf([...game, ...expansions, ...editions]) }],
};

/** All chapters of the book in order. */
export const CHAPTER_OUTLINES: readonly ChapterOutline[] = SECTIONS.flatMap((section) => OUTLINE[section]);

function isAlways(id: string): boolean {
  return catalogue.some((expansion) => expansion.id === id && expansion.always === true);
}

function withTurnOptions(outline: ChapterOutline): ChapterOutline {
  if (outline.chapter !== 'turn') return outline;
  const entries = outline.entries.map((entry) => {
    const options = all.flatMap(({ turn = {} }) => turn[entry.id] ?? []);
    return options.length === 0 ? entry : { ...entry, options };
  });
  return { ...outline, entries };
}

/** Every option, and every answer that is ours, has an entry of its own in the last chapter. */
function rulingsOf(chapters: readonly ChapterOutline[]): Entry[] {
  const entries = chapters.flatMap((one) => one.entries);
  const options = new Set(entries.flatMap((entry) => entry.options ?? []));
  return [
    { id: 'differ' },
    ...[...options].map((option) => ({ id: `option-${option}`, options: [option] })),
    { id: 'silent' },
    ...entries.flatMap(({ id, ruling }): Entry[] => {
      if (ruling === undefined) return [];
      return [{ id: `ruling-${id}`, ...(ruling !== true && { scenes: ruling }) }];
    }),
  ];
}
