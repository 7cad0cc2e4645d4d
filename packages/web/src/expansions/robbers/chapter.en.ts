import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    robbers: {
      title: 'Robbers',
      lead: 'They wait on the score track, and live on what others earn.',
      entries: {
        RO1: {
          title: 'Sending out a robber',
          text: 'After placing a robber tile you may put your robber on a space of the track where another player’s pawn stands, or move it to another such space if it is on the track. Then the next player clockwise whose robber is at home may do the same; only one, who may decline. With the option all others may, in turn. A robber can rob in this very part.',
        },
        RO2: {
          title: 'Robbing',
          text: 'When another player’s pawn leaves the robber’s space by an award, the robber’s owner gets **half of it, rounded up**, and the robber goes home. The victim keeps everything. Nobody can waive it.',
        },
        RO3: {
          title: 'Several of them',
          text: 'Several robbers on a space each get half. They strike when all points of the moment have been moved (X16), the active player’s first, then clockwise. If several pawns left the space, the owner chooses whom to rob. One robber robs one award: the one that moved the pawn away, not the sum of the turn.',
        },
        RO4: {
          title: 'Loot is safe',
          text: 'Stolen points are never robbed. If another player’s pawn leaves a robber’s space by stolen points, a robber with nothing else to rob follows it to its new space. If yet another opponent’s pawn stays behind, the robber’s owner chooses: follow or stay.',
        },
        RO5: {
          title: 'Limits, and the end',
          text: 'Your robber never robs your own pawns. Loot that brings the active player’s pawn to a dark space earns a message (ME2). A robber still on the track at the end pays its owner 3 points; nothing is robbed in the final scoring.',
        },
      },
      captions: {
        'robbers-steal': {
          alt: 'A piece of the score track: red’s pawn moves on from 0 to 3; blue’s robber stood beside it, and blue’s pawn moves to 2.',
          caption:
            'Red gets {red} points and moves on. Blue’s robber stood there: half of it, rounded up, {blue} points for blue.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-robbersAll': {
        title: 'Who else sends a robber',
        text: 'One player in 2017; all of them in another printing (RO1).',
      },
      'ruling-RO2': {
        title: 'Of two awards the first is robbed',
        text: 'A robber takes half of the award by which the pawn left its space; a second one in the same turn does not count (RO2).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
