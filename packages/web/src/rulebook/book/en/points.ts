import type { ChapterText } from '../../book-text.ts';

export const majority = {
  title: 'Sharing and majority',
  lead: 'Nobody may enter an occupied feature. But features grow together.',
  entries: {
    B7: {
      title: 'Most followers take all',
      text: 'If several followers are in a feature when it is scored, whoever has the most takes **all** its points; the others get nothing. Players tied for the most each take **all** of them: nothing is split.\n\nThis holds for roads, cities and fields alike, and for monasteries where more than one figure can come to stand. Expansions weigh in: the big follower counts twice (IC3), hills decide ties (HS1).',
    },
  },
  captions: {
    'majority-most': {
      alt: 'A closed city of five tiles with two knights of red and one of blue.',
      caption: 'Two knights against one: red takes all {red} points, blue gets nothing.',
    },
    'majority-tie': {
      alt: 'A closed road of four tiles with one highwayman of red and one of blue.',
      caption: 'One each: a tie. Red gets {red} points, and blue gets {blue} too.',
    },
  },
} as const satisfies ChapterText;

export const scoring = {
  title: 'Scoring during the game',
  lead: 'What the placed tile closes is scored at once, whoever it belongs to.',
  entries: {
    B6: {
      title: 'A tile counts once',
      text: 'A feature counts tiles, not parts: a tile with two pieces of the same city or road counts once for it.',
    },
    B8: {
      title: 'Everyone comes home',
      text: 'When a feature is scored all its followers go home, those who got points and those who did not. A follower may be deployed, scored and home again in one turn.',
    },
    B9: {
      title: 'Several at once',
      text: 'One tile can close several features, other players’ too: each is scored. A closed feature without followers pays nobody and stays closed; only a ferry can open a road again (FE6).',
    },
    G7: {
      title: 'The score track',
      text: 'The track is a ring of 50 spaces, 0 to 49; every fifth is dark (0, 5, 10 … 45), which matters to messages (ME2). Whoever comes round takes a plaque for 50, then for 100, and so on: points have no limit. Robbers and messages look at the space, not at the sum. With messengers each of your two pawns goes round for itself.',
    },
  },
  captions: {
    'scoring-once': {
      alt: 'A closed city over four tiles; the tile in the corner has two parts of the city.',
      caption: 'The corner tile holds two parts of this city and counts once: four tiles, {red} points.',
    },
    'scoring-several': {
      alt: 'The tile placed last closes a city with blue’s knight and a road with red’s highwayman.',
      caption: 'Red’s tile closes two features: {red} points for red’s road, {blue} for blue’s city.',
    },
    'scoring-track': {
      alt: 'A piece of the score track from 45 to 4. A red pawn has moved from 47 to 3, past 0.',
      caption: 'Six spaces on from 47: past 0 to space 3, and a plaque for 50.',
    },
  },
} as const satisfies ChapterText;

export const end = {
  title: 'The end of the game',
  lead: 'The last tile is placed, the last part played to its end. Then even the unfinished pays.',
  entries: {
    G6: {
      title: 'When it ends',
      text: 'The game ends when a tile must be drawn and none is left. The last part is played in full, with messages and crop circles. A second part, or another tile by message, is lost if no tile is left that fits. Then comes the final scoring. Whoever has the most points wins; a tie is a shared victory.',
    },
    B11: {
      title: 'Unfinished features',
      text: 'They pay their majority as in play, but cities and monasteries pay less:\n- **road**: 1 a tile;\n- **city**: 1 a tile and 1 a pennant;\n- **monastery**: 1, and 1 for each neighbour.\n\nThen the fields are scored (B12), and what the expansions bring: the order is at the end of the chapter on the whole turn.',
    },
  },
  captions: {
    'end-unfinished': {
      alt: 'The land at the end: red’s knight in an unfinished city with a pennant, blue’s highwayman on an unfinished road, a green monk on a monastery with a few neighbours.',
      caption:
        'The end came too soon for all three: {red} points for red’s city of two tiles with a pennant, {blue} for blue’s road, {green} for green’s monastery and its neighbours.',
    },
  },
} as const satisfies ChapterText;
