import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'wheel-of-fortune': {
      title: 'Wheel of Fortune',
      lead: 'A pig walks round the wheel and brings luck or worse to everyone.',
      entries: {
        WF1: {
          title: 'The board',
          text: 'The wheel’s board takes the place of the start tile: sixteen squares, each counting as one tile, with roads, cities and fields at its rim that follow the usual rules. The pig begins on Fortune. With the river the source lies at a field edge of the board, flowing straight away; where is drawn by lot.',
        },
        WF2: {
          title: 'The pig moves',
          text: 'When a tile with an icon is drawn, before it is placed, the pig moves as many sectors clockwise as the icon says: Fortune, Taxes, Famine, Storm, Inquisition, Plague. The event happens, then the crown spaces of that sector are scored. It happens even if the tile fits nowhere (G5).',
        },
        WF3: {
          title: 'The six events',
          text: '- **Fortune**: 3 points for the active player.\n- **Taxes**: each knight of yours brings as many points as its city has pennants and knights of yours, itself included.\n- **Famine**: each farmer of yours brings 1 for every closed city its field touches, majority or not.\n- **Storm**: 1 point for each follower of yours at home, the abbot too.\n- **Inquisition**: 2 points for each monk of yours on a monastery.\n- **Plague**: from the active player on, clockwise, everyone must take one of their own followers off the land, if they have any there, never off a crown space.\n\nA big follower is one piece in all of this. What a player gets from an event is one award.',
        },
        WF4: {
          title: 'Crown spaces',
          text: 'As your figure action you may put a follower, normal or big, on any free crown space. When the pig stops there: alone in a sector with one space, 3 points; alone in a sector with two spaces, 6; two together, 3 each. Then they come home. At the end they pay nothing.',
        },
        WF5: {
          title: 'Icons',
          text: 'Sixteen tiles of the base game carry an icon when the wheel is in play, and three of its own twelve. With the abbot as well, the gardens are on other copies of these base tiles, so no tile has both. Without the wheel there are no icons.',
        },
      },
      captions: {
        'wheel-board': {
          alt: 'The board of the wheel, four squares by four, with the pig on Fortune at the top.',
          caption: 'The board at the beginning. Tiles are placed around it, at any of its edges.',
        },
        'wheel-crown': {
          alt: 'The wheel with red’s follower on the crown space of Famine, a sector with one space, and the pig just arrived there.',
          caption:
            'The pig stops at Famine, where red’s follower sits on the only crown space: {red} points, then home.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-faminePig': {
        title: 'The pig in a famine',
        text: 'It does not help in 2014; collected rules give 2 points a city instead of 1 (WF3).',
      },
      'ruling-WF1': {
        title: 'The source beside the wheel',
        text: 'At a field edge of the board drawn by lot, flowing straight away (WF1).',
      },
      'ruling-WF5': {
        title: 'Icons and gardens',
        text: 'They are on different copies, so both can be in play in full (WF5).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
