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
      title: 'How it reads the rules',
      text: 'Wherever an option has a default that comes from a book, it is mostly this one: fields are paid for the cities they touch (B12), a city of two tiles pays 4 (B4), the inn at the T-junction counts for both roads of the bar (IC4), the first ferry on each road you extend may be turned (FE3), mage and witch go to another tile than the one just placed (MW1), one other player may send a robber (RO1).\n\nFor crop circles we follow the sheet of the small expansions (CC3).',
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
      title: 'How it reads the rules',
      text: 'The inn at the T-junction counts for the road on the right only (IC4): this the choice sets for you. Everything about hills, shepherds and the wheel comes from this book: one follower on a hill is enough to win a tie (HS1), the shepherd acts before the figure action (HS3), the pig does not help in a famine (WF3). Its builder must take the second tile (TB3), as here.',
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

export const rules2000 = {
  title: 'The rules of 2000',
  lead: 'How the first edition scored. Each of its rules is an option of any game; the choice “Edition 2000” sets them together.',
  entries: {
    E1: {
      title: 'Small cities',
      text: 'A closed city of exactly two tiles pays 1 point a tile and 1 a pennant, instead of 2 and 2. Every larger city pays as usual (B4).',
    },
    E2: {
      title: 'Farmers by city',
      text: 'It is not the field that is scored but the **city**: for every closed city look at all the fields that touch it together. Whoever has the most farmers in them, added up, gets 3 points; tied players get 3 each. Each city pays once. The old print shows both 3 and 4: an option decides.\n\nIf a message scores one field alone (ME4), it pays for the cities it touches that the farmer’s owner would win.',
    },
    E4: {
      title: 'The choice “Edition 2000”',
      text: 'The base tiles with small cities, farmers by city, 3 points a city, and no hands of tiles. Nothing else changes.',
    },
  },
  captions: {
    'small-city': {
      alt: 'A closed city of two tiles with red’s knight.',
      caption: 'By the rules of 2000 the smallest city pays {red} points.',
    },
    'per-city': {
      alt: 'A closed city of three tiles with three fields around it: a farmer of red in each of two, one of blue in the third.',
      caption:
        'Three fields with farmers touch the city. They are counted together: two of red’s against one of blue’s. Red gets {red} points, blue none; by today’s rules each field would pay its own farmer.',
    },
  },
} as const satisfies ChapterText;

export const hands = {
  title: 'Hands of three',
  lead: 'A variant from the book of 2000 for those who like to plan: you hold tiles instead of drawing blindly.',
  entries: {
    E3: {
      title: 'Three tiles each',
      text: 'Before the first turn everyone is dealt three tiles, hidden from the others. On your turn you play one of them and draw another after the figure action and ferries, before scoring. What other rules say of a drawn tile then goes for the one you choose to play. Only a tile that fits can be chosen.\n\n- If none fits, the hand is shown, goes to the box, and as many are drawn, until one fits; with nothing left to draw your turn passes to the next player.\n- A second part (TB3) and the message with a tile (ME4) are played from the hand; a hill takes its tile from the stock (HS1).\n- River tiles are never held: they are drawn and played first.\n- When the stock is empty play goes on until all hands are empty; whoever holds nothing is skipped.',
    },
  },
  captions: {
    'hand-of-three': {
      alt: 'The start tile; beside it three tiles of a hand: a road, a city and a monastery.',
      caption: 'Your hand beside the land: a road, a city, a monastery. Only you see it.',
    },
  },
} as const satisfies ChapterText;
