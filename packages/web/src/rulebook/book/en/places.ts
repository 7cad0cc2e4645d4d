import type { ChapterText } from '../../book-text.ts';

export const roads = {
  title: 'Roads',
  lead: 'Quick to close, soon paid: a point for every tile.',
  entries: {
    B3: {
      title: 'Closed roads',
      text: 'A road is closed when both its ends stop: at a village, a crossroads, a city, a monastery or a farmhouse, at a quay without a ferry, a crop circle or the rim of the wheel. A ring without any end is closed too. It pays **1 point a tile**.\n\nA crossroads ends every road that meets there: behind it another road begins.',
    },
  },
  captions: {
    'roads-closed': {
      alt: 'A road over three tiles between two villages, with red’s highwayman on it.',
      caption:
        'From village to village over three tiles: red’s highwayman earns {red} points and comes home.',
    },
    'roads-ring': {
      alt: 'Four curved roads that make a ring, with blue’s highwayman on it.',
      caption: 'A ring has no end and is closed all the same: {blue} points for blue.',
    },
  },
} as const satisfies ChapterText;

export const cities = {
  title: 'Cities',
  lead: 'Walls all around and no gap inside: the best-paid work on the land, if you get it done.',
  entries: {
    B4: {
      title: 'Closed cities',
      text: 'A city is closed when walls surround it and no tile is missing inside. It pays **2 points a tile and 2 a pennant**. A city of two tiles is no exception: it pays 4, unless you play by the rules of 2000 (E1).',
    },
  },
  captions: {
    'cities-closed': {
      alt: 'A closed city over three tiles with one pennant and red’s knight in it.',
      caption: 'Three tiles and a pennant: {red} points for red.',
    },
    'cities-gap': {
      alt: 'A city of four tiles, highlighted, with blue’s knight; one side of it is still open.',
      caption:
        'Not closed: one side is still open. If the game ended like this, blue would get {blue} points, 1 a tile.',
    },
  },
} as const satisfies ChapterText;

export const monasteries = {
  title: 'Monasteries',
  lead: 'A monk waits for company: eight tiles all around.',
  entries: {
    B5: {
      title: 'Closed monasteries',
      text: 'A monastery is closed when tiles lie on all eight places around it, corners too. It pays **9 points**: one for itself and one for each neighbour. What is on those tiles does not matter, nor who placed them. A monk stands on the building itself; the field around it is another feature.',
    },
  },
  captions: {
    'monasteries-closed': {
      alt: 'Nine tiles in a square; the one in the middle is a monastery with red’s monk.',
      caption: 'The last of the eight neighbours is there: {red} points for the monk, whoever placed it.',
    },
  },
} as const satisfies ChapterText;

export const fields = {
  title: 'Fields',
  lead: 'Farmers work for the end of the game. They stay until then, so send them out with care.',
  entries: {
    B10: {
      title: 'Farmers',
      text: 'A follower laid in a field is a farmer. A field reaches as far as roads, cities, rivers and the edge of the land let it, over every edge where field meets field. Farmers stay to the end of the game: nothing closes a field.',
    },
    B12: {
      title: 'What fields pay at the end',
      text: 'Every field pays those with the most farmers in it **3 points for each closed city it touches**, whoever built the city, however big it is. Tied players each take all. One city may feed several fields; one field counts a city only once, however often it touches it. Unfinished cities feed nobody.',
    },
    B13: {
      title: 'Without farmers',
      text: 'A first game may be played without farmers: nobody can be laid in a field, and fields pay nothing. The pig then has nobody to join and stays at home; shepherds need no farmer and may still come (HS2).',
    },
  },
  captions: {
    'fields-bounds': {
      alt: 'A road divides the land into two fields: the upper one in red with red’s farmer, the lower one in blue with blue’s farmer.',
      caption: 'The road separates two fields. A farmer owns everything up to the next road, wall or river.',
    },
    'fields-final': {
      alt: 'A long road. North of it red’s field touches two closed cities and an unfinished one; south of it blue’s field touches one closed city.',
      caption:
        'At the end red’s field, north of the road, touches two closed cities: {red} points. Blue’s, south of it, touches one: {blue} points. The unfinished city on the right counts for nobody.',
    },
  },
} as const satisfies ChapterText;
