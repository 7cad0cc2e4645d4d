import type { ChapterText } from '../../book-text.ts';

export const short = {
  title: 'The game in short',
  lead: 'Tile by tile a land grows on the table. Each turn you add one tile, and perhaps put one of your followers on it. Whoever has the best eye for what will be finished wins.',
  entries: {
    aim: {
      title: 'What it is about',
      text: 'Roads, cities, monasteries and fields grow across the tiles: these are the **features** of the land. A follower of yours makes a feature yours: on a road it is a **highwayman**, in a city a **knight**, on a monastery a **monk**, in a field a **farmer**. When the feature is closed it pays points, and the follower comes home, ready for the next. Only farmers stay where they lie until the end.',
    },
    G3: {
      title: 'A turn has three steps',
      text: '- **Place**: draw a tile, show it and place it (G4).\n- **Figure**: put one follower on the tile you just placed, or none (B1).\n- **Score**: every feature the tile closed is scored, and its followers come home (B8).\n\nThen it is the turn of the next player, clockwise. Expansions add steps in between: the chapter on the whole turn has them all, from X1 on.',
    },
    points: {
      title: 'What pays how much',
      text: '- **Road**: 1 point a tile, closed or not (B3).\n- **City**: 2 points a tile and 2 a pennant once closed; half of that if it is unfinished at the end (B4).\n- **Monastery**: 9 points with all its neighbours; unfinished, 1 for itself and 1 for each neighbour (B5).\n- **Field**: 3 points at the end for every closed city it touches (B12).\n\nWhoever has the most followers in a feature takes its points; if several share the lead, each of them takes all (B7).',
    },
  },
  captions: {
    'short-land': {
      alt: 'A small land of eight tiles. Red’s knight stands in a city, blue’s highwayman on a road, a monk of red on a monastery, and a farmer of blue lies in the field between them.',
      caption:
        'Knight, highwayman, monk and farmer: the same figure, named after where it stands. The tile placed last has a bright rim.',
    },
  },
} as const satisfies ChapterText;

export const setUp = {
  title: 'Setting up',
  lead: 'Who plays, with what, and what lies on the table before the first tile is drawn.',
  entries: {
    G1: {
      title: 'Players',
      text: 'Two to eight play, each with a colour of their own. The number printed on a box (2–6, 2–5 or 2–8) is shown when you set up a game, but nobody is turned away by it.',
    },
    G2: {
      title: 'Before the first turn',
      text: 'The start tile lies on the table; with the river it is the source (RV1), with the wheel its whole board (WF1). Everyone has seven followers at home, the pieces of the expansions in play, and a marker on space 0 of the score track. All other tiles are shuffled, unseen.',
    },
    G9: {
      title: 'Who begins',
      text: 'The first player is drawn by lot, or named by the host. The books have ways of their own (the youngest begins, or the youngest decides), but a computer can’t tell who is the youngest.',
    },
    G8: {
      title: 'Options',
      text: 'Where the books disagree, you choose. An option belongs to the game: all players see it, and it is written into the record of the game. Wherever one changes a rule, it stands beside that rule in this book; all of them together are in the last chapter.',
    },
    G10: {
      title: 'Parts left out',
      text: 'An expansion need not be taken whole: its tiles, or one of its pieces, may stay in the box. You could play with the big follower and the builder alone, for instance. Marks printed for a part left out are just decoration.',
    },
    G11: {
      title: 'How long it takes',
      text: 'The books say: 35 minutes for the base game; 15 more with Inns & Cathedrals, 10 with Flying Machines, 15 with Messengers, 20 with the Wheel of Fortune, none with the Abbot; 90 to 120 for all of the 2017 box. On a screen, where nobody has to count, it is usually less.',
    },
  },
  captions: {
    'set-up-start': {
      alt: 'The start tile alone: a city in the north, a straight road from west to east, fields on both sides of the road.',
      caption: 'The start tile. Its four edges are the first places where a tile can go.',
    },
  },
} as const satisfies ChapterText;

export const turn = {
  title: 'The whole turn',
  lead: 'With all expansions a turn has fifteen steps. Most of them happen only if the tile, or a figure, asks for it: in the base game just 1, 2, 8 and 11 remain.',
  entries: {
    part: {
      title: 'One tile, one part',
      text: 'All that follows from one tile is a **part**. A turn has one part; a builder can earn a second (TB3), and a message can slip another one in between (X18). The steps of a part always come in this order, and a step nobody needs is skipped.',
    },
    X1: {
      title: '1 · Draw, and turn the wheel',
      text: 'Draw a tile. If it shows a wheel icon, the pig on the Wheel of Fortune moves at once, before anyone looks for a place (WF2). With hands of tiles you choose one of yours instead (E3).',
    },
    X2: {
      title: '2 · Place the tile',
      text: 'It must fit (G4). A river tile must continue the river (RV2).',
    },
    X3: {
      title: '3 · Hill',
      text: 'A hill tile goes onto an unseen tile of the stock, which leaves the game (HS1).',
    },
    X4: {
      title: '4 · Ingots',
      text: 'A gold mine brings two ingots: one on this tile, one on a neighbour (GM1).',
    },
    X5: {
      title: '5 · Mage and witch',
      text: 'A magic tile moves one of the two (MW1). Any tile that joins the features of both makes one of them move on (MW3).',
    },
    X6: {
      title: '6 · Robbers',
      text: 'A robber tile lets you, and then one other player, put a robber on the score track (RO1).',
    },
    X7: {
      title: '7 · Shepherd',
      text: 'If the tile extends the field of your shepherd, the flock grows or is gathered (HS3).',
    },
    X8: {
      title: '8 · Figure action',
      text: 'Choose one, or none:\n- deploy a follower on this tile (B1);\n- let one fly (FM1);\n- deploy your builder (TB2), pig (TB4) or shepherd (HS2);\n- put a follower on a crown space of the wheel (WF4);\n- take your abbot home for its points (AB3).',
    },
    X9: { title: '9 · Place the ferry', text: 'On a new lake the ferry is placed between two quays (FE1).' },
    X10: {
      title: '10 · Turn ferries',
      text: 'The first ferry along each road you extended may be turned (FE3). With hands of tiles you refill yours now (E3).',
    },
    X11: {
      title: '11 · Score',
      text: 'What this part has closed, ferries included, is scored. What it pays is found in this order: the rate by tile and pennant, with inn, cathedral or the small city of 2000 (IC1, IC2, E1); then the mage and vineyards add (MW4, HS7); then the witch halves. The majority takes it, big followers counting twice, hills deciding ties (B7, IC3, HS1). Scorers move (ME1), robbers rob (RO2), and whoever closed a city takes its goods (TB1).',
    },
    X12: {
      title: '12 · Share the ingots',
      text: 'Ingots on what was closed go to those who scored it (GM2).',
    },
    X13: {
      title: '13 · Message',
      text: 'If one of your scorers moved in this part and now stands on a dark space, you get a message (ME2).',
    },
    X14: {
      title: '14 · Crop circle',
      text: 'Whoever placed a crop circle chooses what everybody does with one follower (CC1).',
    },
    X15: {
      title: '15 · Second part',
      text: 'If your builder earned it, all of this comes once more with another tile (TB3). Then the next player’s turn begins.',
    },
    final: {
      title: 'After the last turn',
      text: 'The end has its own order: the two scorers of each player are added up (ME5); robbers still on the track pay (RO5); ingots on the land are taken away (GM3); unfinished features are scored (B11); then the fields (B12), the goods (TB1) and the gold (GM3).',
    },
    X16: {
      title: 'Points come in batches',
      text: 'Points that belong to one moment are moved together: the wheel’s event; its crown spaces; a gathered flock; an abbot taken home; everything scored in step 11; the points of a message. First all awards of such a batch are moved, then robbers strike one after the other (RO3), and only then does the game go on.',
    },
    X17: {
      title: 'What is scored first',
      text: 'Nobody chooses the order of step 11: roads come first, then cities, monasteries and gardens. Among several of a kind the northernmost is first, of those the westernmost. For one and the same feature the active player comes first, then the others clockwise. It matters only with messengers, robbers or ingots in play.',
    },
    X18: {
      title: 'A part inside a part',
      text: 'The message that gives you another tile starts steps 1 to 14 for it, in the middle of step 13 and with messages of its own; then the first tile goes on with step 14. That inner part can earn the second part of your turn, unless you are already in it: there is only ever one.',
    },
    X19: {
      title: 'Figures taken away',
      text: 'What plague (WF3), a crop circle (CC2) or a message (ME4) takes off the land is not scored, except where that message says so. A builder or pig left alone goes home too (TB5); mage, witch and ingots stay. A feature left empty is free again for the next tile that extends it.',
    },
    X20: {
      title: 'Closed: when does it count?',
      text: 'At the moment someone asks. Steps 5 to 8 see the land before the ferries of this part move, step 11 sees it after them. So a road that ends at a bare quay is closed while you choose your figure, even if the ferry opens it right after.',
    },
  },
  captions: {
    'turn-part': {
      alt: 'Four tiles in a row: a road with red’s highwayman between two villages; the last of its tiles has just been placed by red.',
      caption:
        'Steps 2, 8 and 11 at work: red placed the bright tile and deployed nobody; the road is closed, and its highwayman earns {red} points.',
    },
  },
} as const satisfies ChapterText;

export const placing = {
  title: 'Placing a tile',
  lead: 'A tile may go wherever all its edges match, and must go somewhere if it can.',
  entries: {
    G4: {
      title: 'Every edge must match',
      text: 'The tile lies beside at least one other, edge to edge: touching a corner is not enough. On **every** edge it shares, city meets city, road meets road, field meets field and river meets river. You may turn it as you like. Features join only over shared edges, never across a corner; that goes for fields too.',
    },
    G5: {
      title: 'A tile that fits nowhere',
      text: 'It is shown to all and goes to the box; the same player draws another, as often as it takes. A tile that fits somewhere must be placed. Whatever happened when it was drawn, as with the wheel (WF2), stays done even if the tile is put away.',
    },
  },
  captions: {
    'placing-edges': {
      alt: 'Two tiles side by side with a road. A tile with a city and a curved road is tried at four places: twice it is ticked, twice it is crossed out.',
      caption:
        'One tile, four tries. Ticked: all edges match. Crossed out: somewhere a road or a city would run into something else.',
    },
    'placing-corner': {
      alt: 'Two tiles in a row. A monastery tile below the first one is ticked; the same tile touching only a corner is crossed out.',
      caption:
        'A corner is not an edge. The monastery on the right touches the land with nothing but its corner.',
    },
  },
} as const satisfies ChapterText;

export const followers = {
  title: 'Followers',
  lead: 'One figure a turn, on the tile just placed, where nobody stands yet.',
  entries: {
    B1: {
      title: 'Deploying a follower',
      text: 'After placing the tile you may put **one** follower from home on one part of **that** tile: a road, a city, a monastery or a field.\n\nThe whole feature it belongs to must be free of followers, of any player, however far away. First the tile joins what it touches, then you look. Two features of different players can still become one by a later tile; then both stay, and the majority decides (B7).\n\nA feature this very tile closes may be taken as well: your follower scores and comes straight home.',
    },
    B2: {
      title: 'Nobody at home',
      text: 'Without a follower at home you only place the tile. Followers come home when their feature is scored, or when a rule says so; you can’t call them back.',
    },
  },
  captions: {
    'followers-where': {
      alt: 'Blue has just placed a tile beside red’s city. The city part is crossed out, because red’s knight is in it; the road and both fields are ticked.',
      caption:
        'Where may blue deploy? Not in the city: it now belongs to the one red’s knight stands in. The road and the fields are free.',
    },
    'followers-joined': {
      alt: 'Two city parts with a knight of red and a knight of blue, joined by the tile placed between them into one city, highlighted.',
      caption:
        'Joined afterwards: each knight came into a city of its own, then the bright tile made them one. Now they share it.',
    },
  },
} as const satisfies ChapterText;
