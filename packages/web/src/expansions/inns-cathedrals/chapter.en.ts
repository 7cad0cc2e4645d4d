import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'inns-cathedrals': {
      title: 'Inns & Cathedrals',
      lead: 'More for those who finish, nothing for those who don’t. And a follower that counts twice.',
      entries: {
        IC1: {
          title: 'Inns',
          text: 'A road with an inn pays **2 points a tile** when closed; more inns change nothing. If it is unfinished at the end, it pays **nothing**.',
        },
        IC2: {
          title: 'Cathedrals',
          text: 'A city with a cathedral pays **3 points a tile and 3 a pennant** when closed, with one cathedral or two. Unfinished at the end, it pays **nothing**.',
        },
        IC3: {
          title: 'The big follower',
          text: 'Everyone has one. It is deployed like any follower and counts as **two** for the majority. Everywhere else it is a single piece: at home, for messages, on the wheel, on hills.',
        },
        IC4: {
          title: 'The inn at the T-junction',
          text: 'One inn stands where three roads meet. In the 2017 book it counts for both roads of the crossbar, in the 2014 book only for the one on the right.',
        },
      },
      captions: {
        'inns-road': {
          alt: 'A closed road of five tiles with an inn beside it and red’s highwayman on it.',
          caption: 'Five tiles and an inn: {red} points for red, instead of 5.',
        },
        'inns-cathedral': {
          alt: 'A closed city around a cathedral, five tiles with red’s knight.',
          caption: 'A small city around a cathedral: five tiles, 3 each, {red} points.',
        },
        'inns-big': {
          alt: 'A closed city with red’s big follower and one normal knight of blue.',
          caption: 'Red’s big knight counts as two and wins alone: {red} points for red, none for blue.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-innOnTJunction': {
        title: 'The inn at the T-junction',
        text: 'Both roads in 2017, the right-hand one in 2014 (IC4).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
