import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    messengers: {
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
          text: 'The top message is turned over. Take what it offers, or **2 points** instead; then it goes under the stack, so that in time everyone knows what is coming. What can’t be carried out can’t be chosen: no road of yours, no tile left, no follower on the land. What is merely worth nothing may be.',
        },
        ME4: {
          title: 'The eight messages',
          text: '- **1, 2, 3**: score your smallest road, city or monastery (gardens too): the one with a follower of yours that would pay least at the end. Only you are paid, majority or not, and all stay where they are.\n- **4**: draw and place another tile (X18).\n- **5**: 2 points a pennant in cities where you have a knight.\n- **6**: 2 points for each knight of yours.\n- **7**: 2 points for each farmer of yours.\n- **8**: take one of your followers off the land; if you are among the majority there, you alone first score the feature as at the end, fields too.\n\nA big follower counts as one. An unfinished road with an inn, or city with a cathedral, is worth nothing; mage and witch count (MW4). Messages close nothing: mage, witch, ingots and other figures stay, but a builder or pig left alone goes home (TB5). A follower on a crown space can’t be taken with 8.',
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
          caption:
            'Message 1 pays for red’s smaller road, as at the end: {red} points. The highwayman stays.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-ME3': {
        title: 'A message nobody can carry out',
        text: 'Only the two points can be taken. An offer worth nothing may be chosen (ME3).',
      },
      'ruling-ME4': {
        title: 'Messages close nothing',
        text: 'What they score stays as it is; with message 8 one follower leaves, and a builder or pig left alone (ME4).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
