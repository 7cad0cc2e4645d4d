import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    ferries: {
      title: 'Ferries',
      lead: 'Lakes end roads until a ferry joins them. And ferries can be turned.',
      entries: {
        FE1: {
          title: 'A ferry for every lake',
          text: 'After the figure action whoever placed a lake tile must place a ferry between two of its three or four quays: those two roads are now one. At a quay without a ferry a road ends.',
        },
        FE2: {
          title: 'Followers at the lake',
          text: 'A follower deployed on a lake tile stands on one of its roads **before** the ferry is placed. Whether that road is free is judged without the ferry (B1), and so it is for a builder (TB2).',
        },
        FE3: {
          title: 'Turning ferries',
          text: 'Whoever places a tile may, after the figure action and their own ferry, turn the **first ferry** met along each road that leaves this tile: to another pair of quays of its lake, once a part. It may leave the road that was extended. A ferry is met only at a quay where it lies. Which ones may be turned is settled when the tile is placed; a ferry just placed is not among them.',
        },
        FE4: {
          title: 'What follows from it',
          text: 'Whatever a ferry closes, by being placed or turned, is scored in step 11. A road lengthened by a ferry earns no second part (TB3) and no further turning; a lake tile laid at your road earns both. A lake is not an inn.',
        },
        FE5: {
          title: 'Roads cut in two',
          text: 'If a turned ferry cuts a road in two, a builder left without a follower of its owner on its side goes home at once (TB5).',
        },
        FE6: {
          title: 'A road opened again',
          text: 'Figures stay on their tiles, mage and witch too; a road is whatever hangs together now. A ferry may close a road far away, or open one that was closed and scored: all its tiles count again when it is closed again.',
        },
        FE7: {
          title: 'Mage, witch and ferry',
          text: 'If a ferry joins the roads of mage and witch, one of them moves at once (MW3), before the next ferry and before anything is scored.',
        },
      },
      captions: {
        'ferries-put': {
          alt: 'A lake tile with three quays. The ferry joins the west and the south quay; red’s highwayman stands on the western road.',
          caption:
            'The ferry makes one road of two: red’s road now runs west to south, four tiles from end to end, {red} points. The eastern road ends at its quay.',
        },
        'ferries-turn': {
          alt: 'A lake with a ferry between its east and south quay; red’s highwayman on the road to the west, which ends at the bare quay.',
          caption:
            'Blue extended the road in the east and turned the ferry away: red’s road ends at the bare quay now, {red} points.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-ferryMoves': {
        title: 'How many ferries turn',
        text: 'One on each road you extended in 2017; a single one on the sheet of the small expansions (FE3).',
      },
      'ruling-FE6': {
        title: 'A road opened again counts in full',
        text: 'Tiles that were scored once count again with the longer road (FE6).',
      },
      'ruling-FE7': {
        title: 'A ferry can bring mage and witch together',
        text: 'Then one of them moves at once, as with a tile (FE7).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
