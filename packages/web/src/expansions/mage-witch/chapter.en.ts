import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'mage-witch': {
      title: 'Mage & Witch',
      lead: 'Where the mage goes, a road or city is worth more. Where the witch goes, half.',
      entries: {
        MW1: {
          title: 'Magic tiles',
          text: 'After placing a magic tile, before the figure action, you **must** move the mage or the witch, who both begin beside the board: onto an unfinished road or city, other than the one it is on, and never where the other of the two stands. Whether followers are there does not matter. In the 2017 book it goes to a tile other than the one just placed; other editions allow any.',
        },
        MW2: {
          title: 'No place to go',
          text: 'If neither can go anywhere, one of those in play is taken off the board, as you choose. It may come back with a later magic tile.',
        },
        MW3: {
          title: 'Never together',
          text: 'If a tile joins the features of the two, the active player at once moves one of them to another unfinished road or city, before scoring; if there is none, one is taken off. On a magic tile this **is** the move of MW1: one, not two.',
        },
        MW4: {
          title: 'What they do',
          text: 'When a road or city is scored, in play or at the end, the **mage** adds 1 point a tile, and the **witch** halves everything, rounded up, after inns and cathedrals. An unfinished road with an inn, or city with a cathedral, pays 1 a tile at the end if the mage is there, pennants nothing.',
        },
        MW5: {
          title: 'Leaving',
          text: 'They leave the board when their feature is closed, even if it pays nobody. Messages don’t send them away.',
        },
      },
      captions: {
        'mage-road': {
          alt: 'A closed road of three tiles with the mage and red’s highwayman.',
          caption: 'Three tiles, 1 point each, and 1 more each from the mage: {red} points.',
        },
        'witch-road': {
          alt: 'A closed road of five tiles with the witch and blue’s highwayman.',
          caption: 'Five tiles, halved by the witch and rounded up: {blue} points.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-magicOnPlacedTile': {
        title: 'Mage and witch on the tile just placed',
        text: 'Not in 2017; other editions allow it (MW1).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
