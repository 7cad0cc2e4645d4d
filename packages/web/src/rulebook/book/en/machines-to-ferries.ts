import type { ChapterText } from '../../book-text.ts';

export const flyingMachines = {
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
} as const satisfies ChapterText;

export const messengers = {
  title: 'Messengers',
  lead: 'A second pawn on the score track, and a message for whoever stops on a dark space.',
  entries: {
    ME1: {
      title: 'Two scorers',
      text: 'Everyone has a second pawn on the score track, the messenger, beginning at 0. Whenever you get points you choose which of the two moves; all points of one award go to the same pawn. Two features scored at once are two awards, each with its choice. You choose in other players’ turns too. No points, no question.',
    },
    ME2: {
      title: 'Earning a message',
      text: 'In step 13, if a pawn of the **active** player moved in this part and now stands on a dark space, that player gets **one** message, even if both pawns do. Spaces passed or left again don’t count, and others on the space don’t matter. Points from a message are looked at afresh: one message can bring the next. There are none in the final scoring.',
    },
    ME3: {
      title: 'Using it',
      text: 'The top message is turned over. Take what it offers, or **2 points** instead; then it goes under the stack, so that with time everyone knows what comes. What can’t be carried out can’t be chosen: no road of yours, no tile left, no follower on the land. What is merely worth nothing may be.',
    },
    ME4: {
      title: 'The eight messages',
      text: '- **1, 2, 3**: score your smallest road, city or monastery (gardens too): the one with a follower of yours that would pay least at the end. Only you are paid, majority or not, and all stay where they are.\n- **4**: draw and place another tile (X18).\n- **5**: 2 points a pennant in cities where you have a knight.\n- **6**: 2 points for each knight of yours.\n- **7**: 2 points for each farmer of yours.\n- **8**: take one of your followers off the land; if you are among the majority there, you alone first score the feature as at the end, fields too.\n\nA big follower counts one. An unfinished road with an inn, or city with a cathedral, counts nothing; mage and witch count (MW4). Messages close nothing: mage, witch, ingots and other figures stay, but a builder or pig left alone goes home (TB5). A follower on a crown space can’t be taken with 8.',
    },
    ME5: {
      title: 'At the end',
      text: 'Before the final scoring each player’s two pawns are added up. That is no award: nobody robs it.',
    },
  },
  captions: {
    'messengers-track': {
      alt: 'A piece of the score track. Red’s marker stands on space 6; red’s messenger has moved from 2 to 5, a dark space.',
      caption:
        'Red gets {red} points for a road. With the messenger they end on the dark space 5 and bring a message; with the marker they would end on 9, and nothing would happen.',
    },
    'messengers-small': {
      alt: 'Two roads with a highwayman of red each, one of two tiles, one of three.',
      caption: 'Message 1 pays for red’s smaller road, as at the end: {red} points. The highwayman stays.',
    },
  },
} as const satisfies ChapterText;

export const ferries = {
  title: 'Ferries',
  lead: 'Lakes end roads until a ferry joins them. And ferries can be turned.',
  entries: {
    FE1: {
      title: 'A ferry for every lake',
      text: 'After the figure action whoever placed a lake tile must put a ferry between two of its three or four quays: those two roads are now one. At a quay without a ferry a road ends.',
    },
    FE2: {
      title: 'Followers at the lake',
      text: 'A follower deployed on a lake tile stands on one of its roads **before** the ferry is put. Whether that road is free is judged without the ferry (B1), and so it is for a builder (TB2).',
    },
    FE3: {
      title: 'Turning ferries',
      text: 'Whoever places a tile may, after the figure action and their own ferry, turn the **first ferry** met along each road that leaves this tile: to another pair of quays of its lake, once a part. It may leave the road that was extended. A ferry is met only at a quay where it lies. Which ones may be turned is settled when the tile is placed; a ferry just put is not among them.',
    },
    FE4: {
      title: 'What follows from it',
      text: 'Whatever a ferry closes, by being put or turned, is scored in step 11. A road lengthened by a ferry earns no second part (TB3) and no further turning; a lake tile laid at your road earns both. A lake is not an inn.',
    },
    FE5: {
      title: 'Parted roads',
      text: 'If a turned ferry parts a road, a builder left without a follower of its owner on its side goes home at once (TB5).',
    },
    FE6: {
      title: 'A road opened again',
      text: 'Figures stay on their tiles, mage and witch too; a road is whatever hangs together now. A ferry may close a road far away, or open one that was closed and scored: all its tiles count again when it is closed anew.',
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
} as const satisfies ChapterText;
