import type { ChapterText } from '../../book-text.ts';

export const rulings = {
  title: 'Rulings and options',
  lead: 'Several printings, many years of expansions: the books do not always agree. Here is what you can choose, and what we decided where no book speaks.',
  entries: {
    differ: {
      title: 'Where the books differ',
      text: 'Each of these is an option of the set-up. The first value is what you get if you choose nothing.',
    },
    'option-farmers': {
      title: 'How farmers are scored',
      text: 'By field, as in the box of 2017 (B12); not at all, for a first game (B13); or by city, as in 2000 (E2).',
    },
    'option-farmerPoints': {
      title: 'What a city pays farmers by the rules of 2000',
      text: 'The book of 2000 prints both numbers (E2). We begin with 3, as everywhere else.',
    },
    'option-smallCity': {
      title: 'The city of two tiles',
      text: 'An exception in 2000, none since (B4, E1).',
    },
    'option-hand': { title: 'Tiles in the hand', text: 'The tactical variant of 2000 (E3).' },
    'option-river': {
      title: 'How the river bends',
      text: 'The book of 2017 forbids bending the same way twice running (RV2). Those who like winding rivers may allow it.',
    },
    'option-riverStartTile': {
      title: 'The start tile beside the river',
      text: 'It stays in the box in 2017; some tables shuffle it in (RV1).',
    },
    'option-innOnTJunction': {
      title: 'The inn at the T-junction',
      text: 'Both roads in 2017, the right-hand one in 2014 (IC4).',
    },
    'option-abbotFlies': {
      title: 'Does the abbot fly?',
      text: 'A later clarification says yes; a list in the book of 2017 names only normal and big followers (FM1, FM3).',
    },
    'option-ferryMoves': {
      title: 'How many ferries turn',
      text: 'One on each road you extended in 2017; a single one on the sheet of the small expansions (FE3).',
    },
    'option-magicOnPlacedTile': {
      title: 'Mage and witch on the tile just placed',
      text: 'Not in 2017; other editions allow it (MW1).',
    },
    'option-robbersAll': {
      title: 'Who else sends a robber',
      text: 'One player in 2017; all of them in another printing (RO1).',
    },
    'option-cropAdd': {
      title: 'Must you add a follower?',
      text: 'Yes, as we read the sheet of the small expansions (CC3); other printings leave it open.',
    },
    'option-hillTies': {
      title: 'How hills decide',
      text: 'One follower on a hill is enough in 2014; others let the most of them win (HS1).',
    },
    'option-shepherd': {
      title: 'When the shepherd acts',
      text: 'Before the figure action in 2014; after it, before scoring, elsewhere (HS3).',
    },
    'option-closedFlock': {
      title: 'A flock whose field is closed',
      text: 'No book speaks of it (HS6). It stays and waits in vain; or it is gathered at once.',
    },
    'option-vineyardsForGardens': {
      title: 'Vineyards beside gardens',
      text: 'The book of 2014 knows monasteries only (HS7).',
    },
    'option-faminePig': {
      title: 'The pig in a famine',
      text: 'It does not help in 2014; collected rules give 2 points a city instead of 1 (WF3).',
    },
    'option-firstPlayer': { title: 'Who begins', text: 'By lot, or whom the host names (G9).' },
    'option-omit': { title: 'Parts left out', text: 'As the book of 2017 allows (G10).' },
    silent: {
      title: 'Where the books are silent',
      text: 'These answers are ours. They follow from the nearest rule, and some from games recorded with another engine that agreed.',
    },
    'ruling-G5': {
      title: 'A tile put away keeps what it did',
      text: 'If the wheel turned for a tile that then fits nowhere, its event stands (G5, WF2).',
    },
    'ruling-G6': {
      title: 'A second part without a tile is lost',
      text: 'Nothing is paid for it: the game ends when a tile is needed and none is left. So points that the wheel pays for a last tile that fits nowhere bring no message, unless that tile came by message 4, whose outer part goes on (G6, ME2).',
    },
    'ruling-B13': {
      title: 'No farmers, no pig, but shepherds',
      text: 'A pig needs a farmer of its owner; a shepherd needs nobody (B13).',
    },
    'ruling-E2': {
      title: 'One field alone, scored by city',
      text: 'It pays for the cities its farmer’s owner would win at the end (E2, ME4).',
    },
    'ruling-E3': {
      title: 'Hands: what does not fit, what is played, when it ends',
      text: 'A hand that fits nowhere is shown and drawn anew. Second parts and the message with a tile are played from the hand, hills take from the stock. Play goes on until all hands are empty (E3).',
    },
    'ruling-RV2': {
      title: 'A free river leaves room',
      text: 'It may not be led straight into the land: five cells around the one it flows into must be empty (RV2).',
    },
    'ruling-RV5': {
      title: 'Extra tiles during the river',
      text: 'They are river tiles, the lake last; one that can’t flow on goes to the box (RV5).',
    },
    'ruling-AB4': {
      title: 'An abbot in a garden is no monk',
      text: 'Rules that ask for the figure pass it by; rules that ask for the feature count it (AB4).',
    },
    'ruling-TB2': {
      title: 'No builder where the tile closed the feature',
      text: 'It joins unfinished features only, as the land lies once the tile is placed (TB2).',
    },
    'ruling-FE6': {
      title: 'A road opened again counts in full',
      text: 'Tiles that were scored once count again with the longer road (FE6).',
    },
    'ruling-FE7': {
      title: 'A ferry can bring mage and witch together',
      text: 'Then one of them moves at once, as with a tile (FE7).',
    },
    'ruling-ME3': {
      title: 'A message nobody can carry out',
      text: 'Only the two points can be taken. An offer worth nothing may be chosen (ME3).',
    },
    'ruling-ME4': {
      title: 'Messages close nothing',
      text: 'What they score stays as it is; with message 8 one follower leaves, and a builder or pig left alone (ME4).',
    },
    'ruling-WF1': {
      title: 'The source beside the wheel',
      text: 'At a field edge of the board drawn by lot, flowing straight away (WF1).',
    },
    'ruling-WF5': {
      title: 'Icons and gardens',
      text: 'They are on different copies, so both can be in play in full (WF5).',
    },
    'ruling-GM2': {
      title: 'Which ingot first',
      text: 'The one most players can claim; among equals the northernmost, then the westernmost (GM2).',
    },
    'ruling-HS6': {
      title: 'Who gathers a closed flock',
      text: 'It is gathered whoever closed the field; a choice of the active player’s own comes first (HS6).',
    },
    'ruling-X16': {
      title: 'Points in batches',
      text: 'What belongs to one moment is moved together before any robber strikes (X16).',
    },
    'ruling-X17': {
      title: 'The order of scoring',
      text: 'By kind, then from the north, then from the west; the active player first (X17).',
    },
    'ruling-X18': {
      title: 'Another tile by message',
      text: 'A whole part of its own inside the first (X18).',
    },
    'ruling-X19': {
      title: 'Figures taken away',
      text: 'Nothing is scored for them, unless a message says so, and the feature they leave empty is free (X19).',
    },
    'ruling-X20': {
      title: 'Closed or not',
      text: 'As the land lies when the question comes up: before the ferries for figures, after them for scoring (X20).',
    },
  },
  captions: {
    'ruling-builder': {
      alt: 'Red has just closed a road with a highwayman of red on it. The road is crossed out for the builder; another road of the tile, without a follower of red, too.',
      caption:
        'An example: may red’s builder join the road this tile closed? No book says it. We say no: only unfinished features (TB2).',
    },
  },
} as const satisfies ChapterText;
