import type { ChapterText } from '../../book-text.ts';

export const goldMines = {
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
      text: 'Ingots still on the land leave before the final scoring; farmers win none. Each ingot is then worth the more, the more you have: 1 point each for one to three, 2 for four to six, 3 for seven to nine, 4 from ten on.',
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
} as const satisfies ChapterText;

export const mageWitch = {
  title: 'Mage & Witch',
  lead: 'Where the mage goes, a road or city is worth more. Where the witch goes, half.',
  entries: {
    MW1: {
      title: 'Magic tiles',
      text: 'After placing a magic tile, before the figure action, you **must** move the mage or the witch, who both begin beside the board: onto an unfinished road or city, other than the one it is on, and never where the other of the two stands. Whether followers are there does not matter. In the 2017 book it stands on another tile than the one just placed; other editions allow any.',
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
} as const satisfies ChapterText;

export const robbers = {
  title: 'Robbers',
  lead: 'They wait on the score track, and live on what others earn.',
  entries: {
    RO1: {
      title: 'Putting a robber',
      text: 'After placing a robber tile you may put your robber on a space of the track where another player’s pawn stands, or move it to another such space if it is on the track. Then the next player clockwise whose robber is at home may put it; only one, who may decline. With the option all others may, in turn. A robber can rob in this very part.',
    },
    RO2: {
      title: 'Robbing',
      text: 'When another player’s pawn leaves the robber’s space by an award, the robber’s owner gets **half of it, rounded up**, and the robber goes home. The victim keeps everything. Nobody can waive it.',
    },
    RO3: {
      title: 'Several of them',
      text: 'Several robbers on a space each get the half. They strike when all points of the moment have been moved (X16), the active player’s first, then clockwise. If several pawns left the space, the owner chooses whom to rob. One robber robs one award: that by which the pawn left, not the sum of the turn.',
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
} as const satisfies ChapterText;

export const cropCircles = {
  title: 'Crop Circles',
  lead: 'Strange signs in the corn: everyone sends one more, or calls one home.',
  entries: {
    CC1: {
      title: 'The choice',
      text: 'When everything else of the part is done, whoever placed a crop circle chooses for all: **add** or **remove**. The sign says whom it is about: a pitchfork means farmers, a club highwaymen, a shield knights. The choice is asked whenever any follower is on the land.',
    },
    CC2: {
      title: 'Everyone in turn',
      text: 'The player to the left of the active one begins, the active player is last.\n- **Add**: put a follower from home beside a follower of yours of that kind: same tile, same feature.\n- **Remove**: take a follower of yours of that kind home.',
    },
    CC3: {
      title: 'Must or may',
      text: 'Whoever can, must; whoever can’t is skipped. Only normal and big followers count here. A builder or pig left alone goes home (TB5). Nothing is scored.',
    },
  },
  captions: {
    'crop-add': {
      alt: 'A crop circle with a shield beside a city. In the city stand two knights of red on the same spot, one of them just added; blue has a second knight too.',
      caption:
        'Shield, add: whoever has a knight puts another one beside it. Blue comes first, red, who placed the tile, last.',
    },
  },
} as const satisfies ChapterText;
