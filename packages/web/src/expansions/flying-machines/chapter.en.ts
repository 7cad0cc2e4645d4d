import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'flying-machines': {
      title: 'Flying Machines',
      lead: 'Over walls and rivers, into cities long taken. The die says how far.',
      entries: {
        FM1: {
          title: 'Taking off',
          text: 'If the tile you placed shows a flying machine, a follower may fly instead of being deployed on it. The die shows 1, 2 or 3: that many squares it flies in the direction of the printed arrow, which turns with the tile; the way may be diagonal and pass over gaps. Normal and big followers fly, and the abbot too, unless the option forbids it.',
        },
        FM2: {
          title: 'Landing',
          text: 'It must land if it can, on an unfinished road, city or monastery of the tile there, **occupied or not**; you choose which. It can’t land in a field, nor on a feature the tile you placed has closed. If there is no tile, or nowhere to land, it comes home, and nothing else is deployed in this part.',
        },
        FM3: {
          title: 'The flying abbot',
          text: 'An abbot lands only on an unfinished monastery or in an unfinished garden. So two figures may stand on one monastery: the majority decides as usual (B7).',
        },
        FM4: {
          title: 'Over the wheel',
          text: 'The squares of the wheel’s board are tiles: their roads, cities and the like may be landed on, the wheel itself never.',
        },
      },
      captions: {
        'flying-way': {
          alt: 'A tile with a flying machine; an arrow leads two squares away to a tile with a city in which blue’s knight stands.',
          caption:
            'A two is rolled: red’s follower flies over one square and may land in blue’s city, though it is occupied.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-abbotFlies': {
        title: 'Does the abbot fly?',
        text: 'A later clarification says yes; a list in the book of 2017 names only normal and big followers (FM1, FM3).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
