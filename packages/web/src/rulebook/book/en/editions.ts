import type { ChapterText } from '../../book-text.ts';

export const edition2017 = {
  title: 'The box of 2017',
  lead: 'The rules you play by unless you choose otherwise.',
  entries: {
    'box-2017': {
      title: 'What is in it',
      text: 'The base game with the river and the abbot, Inns & Cathedrals, Traders & Builders, and seven small expansions: Flying Machines, Messengers, Ferries, Gold Mines, Mage & Witch, Robbers, Crop Circles. Two to six players; the box says 90 to 120 minutes for all of it. The choice “Big Box 2017” takes them all.',
    },
    'readings-2017': {
      title: 'Its version of the rules',
      text: 'Wherever an option has a default that comes from a book, it is mostly this one: fields are paid for the cities they touch (B12), a city of two tiles pays 4 (B4), the inn at the T-junction counts for both roads of the bar (IC4), the first ferry on each road you extend may be turned (FE3), mage and witch go to a tile other than the one just placed (MW1), one other player may send a robber (RO1).\n\nFor crop circles we follow the sheet of the small expansions (CC3).',
    },
  },
  captions: {
    'edition-2017': {
      alt: 'Tiles of several expansions side by side: a lake with a ferry, a road with an inn, a garden, a gold mine with an ingot, a city with goods.',
      caption: 'A corner of a land from the box of 2017: inn and ferry, gold mine and goods.',
    },
  },
} as const satisfies ChapterText;

export const edition2014 = {
  title: 'The box of 2014',
  lead: 'Two to eight players, hills and a wheel.',
  entries: {
    'box-2014': {
      title: 'What is in it',
      text: 'The base game with a river of its own (RV4), Inns & Cathedrals, Traders & Builders, Hills & Sheep, and the Wheel of Fortune. The choice “Big Box 2014” takes them all.',
    },
    'readings-2014': {
      title: 'Its version of the rules',
      text: 'The inn at the T-junction counts for the road on the right only (IC4): this is set for you. Everything about hills, shepherds and the wheel comes from this book: one follower on a hill is enough to win a tie (HS1), the shepherd acts before the figure action (HS3), the pig does not help in a famine (WF3). Its builder must take the second tile (TB3), as here.',
    },
  },
  captions: {
    'edition-2014': {
      alt: 'A city on a hill, a vineyard tile and a field with a shepherd and sheep.',
      caption:
        'A corner of a land from the box of 2014: a hill, a vineyard, and a shepherd with a first flock.',
    },
  },
} as const satisfies ChapterText;
