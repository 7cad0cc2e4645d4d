import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    river: {
      title: 'River',
      lead: 'Twelve tiles that come first: a river runs through the land before it is settled.',
      entries: {
        RV1: {
          title: 'From the source to the lake',
          text: 'The source takes the place of the start tile, which stays in the box. Ten river tiles are shuffled, the lake is the last of them. They are drawn and played in turn like any tile, before all others.',
        },
        RV2: {
          title: 'The river flows on',
          text: 'A river tile must continue the river. In the usual, strict reading the river must not bend the same way twice in a row, left and left or right and right, even with straight tiles in between, for it would turn back on itself.\n\nIf it may bend freely, it need only flow on, but must leave room: around the cell it flows into, the cells on both sides and the three beyond must be empty. The lake needs none.',
        },
        RV3: {
          title: 'Followers by the water',
          text: 'Followers go onto roads, cities, monasteries and fields of river tiles as usual, never onto the river. The river separates fields like a road.',
        },
        RV4: {
          title: 'The river of 2014',
          text: 'The 2014 box prints other river tiles, some with sheep or vineyards on the banks. Those count only together with Hills & Sheep (HS5, HS7).',
        },
        RV5: {
          title: 'Extra tiles during the river',
          text: 'A second part (TB3), or a message that gives a tile (ME4), takes the next river tile. With strict bends each one fits. With free bends one that can’t flow on goes to the box (G5), even the lake.',
        },
      },
      captions: {
        'river-bends': {
          alt: 'The source, and a tile on which the river bends to the west. The next curve leads it south again and is ticked.',
          caption: 'The river has just bent to the right. Now it bends to the left: allowed.',
        },
        'river-back': {
          alt: 'The same land; the curve would lead the river north, back towards its source, and is crossed out.',
          caption: 'Bending to the right once more would lead it back on itself: not with strict bends.',
        },
        'river-fields': {
          alt: 'A river flows south from its source; a road crosses it on a bridge. South of the road blue’s farmer lies west of the river and red’s east of it.',
          caption:
            'South of the road the river keeps two fields apart. North of it both banks are one field, which runs around the source.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-river': {
        title: 'How the river bends',
        text: 'The book of 2017 forbids bending the same way twice in a row (RV2). Those who like winding rivers may allow it.',
      },
      'option-riverStartTile': {
        title: 'The start tile beside the river',
        text: 'It stays in the box in 2017; some tables shuffle it in (RV1).',
      },
      'ruling-RV2': {
        title: 'A free river leaves room',
        text: 'It may not be led straight into the land: five cells around the one it flows into must be empty (RV2).',
      },
      'ruling-RV5': {
        title: 'Extra tiles during the river',
        text: 'They are river tiles, the lake last; one that can’t flow on goes to the box (RV5).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
