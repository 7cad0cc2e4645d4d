import type { ChapterText } from '../../book-text.ts';

export const rulings = {
  title: 'Rulings and options',
  lead: 'Several printings, many years of expansions: the books do not always agree. Here is what you can choose, and what we decided where no book speaks.',
  entries: {
    differ: {
      title: 'Where the books differ',
      text: 'Each of these is an option of the set-up. The first value is what you get if you choose nothing.',
    },
    'option-farmers': {
      title: 'How farmers are scored',
      text: 'By field, as in the box of 2017 (B12); not at all, for a first game (B13); or by city, as in 2000 (E2).',
    },
    'option-smallCity': {
      title: 'The city of two tiles',
      text: 'An exception in 2000, none since (B4, E1).',
    },
    'option-firstPlayer': { title: 'Who begins', text: 'Drawn by lot, or named by the host (G9).' },
    'option-omit': { title: 'Parts left out', text: 'As the book of 2017 allows (G10).' },
    silent: {
      title: 'Where the books are silent',
      text: 'These answers are ours. They follow from the nearest rule, and some from games recorded with another engine that agreed.',
    },
    'ruling-G5': {
      title: 'A tile put away keeps what it did',
      text: 'If the wheel turned for a tile that then fits nowhere, its event stands (G5, WF2).',
    },
    'ruling-G6': {
      title: 'A second part without a tile is lost',
      text: 'Nothing is paid for it: the game ends when a tile is needed and none is left. So points that the wheel pays for a last tile that fits nowhere bring no message, unless that tile came by message 4, whose outer part goes on (G6, ME2).',
    },
    'ruling-B13': {
      title: 'No farmers, no pig, but shepherds',
      text: 'A pig needs a farmer of its owner; a shepherd needs nobody (B13).',
    },
    'ruling-X16': {
      title: 'Points in batches',
      text: 'What belongs to one moment is moved together before any robber strikes (X16).',
    },
    'ruling-X17': {
      title: 'The order of scoring',
      text: 'By kind, then from the north, then from the west; the active player first (X17).',
    },
    'ruling-X18': {
      title: 'Another tile by message',
      text: 'A whole part of its own inside the first (X18).',
    },
    'ruling-X19': {
      title: 'Figures taken away',
      text: 'Nothing is scored for them, unless a message says so, and the feature they leave empty is free (X19).',
    },
    'ruling-X20': {
      title: 'Closed or not',
      text: 'As the land lies when the question comes up: before the ferries for figures, after them for scoring (X20).',
    },
  },
  captions: {},
} as const satisfies ChapterText;
