import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'gold-mines': {
      title: 'Gold Mines',
      lead: 'Ingots on the land, for those who score what they lie on.',
      entries: {
        GM1: {
          title: 'Laying ingots',
          text: 'After placing a gold mine put one ingot on this tile and one on a neighbouring tile of your choice, in any of the eight directions. Several may lie on one tile. If there are not enough left, this tile comes first.',
        },
        GM2: {
          title: 'Winning ingots',
          text: 'After scoring, those who were paid for a closed feature share the ingots on its tiles; for a monastery or garden these are all nine. If several have a claim, or several features were closed, they take **one ingot at a time**, the active player first, then clockwise, until none is left. Where there is a choice, the ingot that most players can claim is taken first. If nobody was paid, the ingots stay.',
        },
        GM3: {
          title: 'What gold is worth',
          text: 'Ingots still on the land leave before the final scoring; farmers win none. The more you have, the more each is worth: 1 point each for one to three, 2 for four to six, 3 for seven to nine, 4 from ten on.',
        },
      },
      captions: {
        'gold-laid': {
          alt: 'A gold mine tile just placed, with one ingot on it and one on the tile beside it.',
          caption: 'One ingot on the mine, one on a neighbour. An arrow shows red’s choice.',
        },
        'gold-shared': {
          alt: 'A closed road with a highwayman of red and one of blue, and ingots on two of its tiles.',
          caption:
            'A tied road: {red} points for red and {blue} for blue. They take the ingots in turn, red, who is active, first.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-GM2': {
        title: 'Which ingot first',
        text: 'The one most players can claim; among equals the northernmost, then the westernmost (GM2).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
