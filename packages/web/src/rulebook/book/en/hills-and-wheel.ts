import type { ChapterText } from '../../book-text.ts';

export const hillsSheep = {
  title: 'Hills & Sheep',
  lead: 'Hills settle ties, vineyards please monks, and shepherds gather sheep until the wolf comes.',
  entries: {
    HS1: {
      title: 'Hills',
      text: 'A hill tile is placed on top of an unseen tile of the stock, which leaves the game; if the stock is empty the hill counts all the same.\n\nIf players tie for the majority, those of them who have a follower of that feature on a hill score **alone**; how many hills does not matter. If none of them has, or all of them, all score. That holds for every kind of feature, in play and at the end.',
    },
    HS2: {
      title: 'Shepherds',
      text: 'Instead of a follower you may deploy your shepherd in a field of the tile just placed. Farmers don’t matter, but there must be no other shepherd in that field, of anyone. Then draw a token: sheep stay with the shepherd; a wolf sends it home at once, and goes back into the bag.',
    },
    HS3: {
      title: 'Grow or gather',
      text: 'Whoever places a tile that extends the field of their own shepherd must choose, before the figure action: let the flock **grow**, or **gather** it. Other editions do it after the ferries, before scoring.',
    },
    HS4: {
      title: 'Grow',
      text: 'Draw a token. Sheep join the flock. A wolf sends **all** shepherds of that field home, and all its tokens back into the bag, itself too.',
    },
    HS5: {
      title: 'Gather',
      text: 'Every shepherd in the field scores all the sheep in it, those printed on river tiles of 2014 too. The tokens go back, the shepherds go home and may be deployed anew in this very part. Printed sheep stay for ever.',
    },
    HS6: {
      title: 'What a shepherd is not',
      text: 'It is no follower and no farmer: it occupies nothing and counts for no majority. Left on the board at the end it pays nothing. With the option, a flock whose field can no longer grow is gathered at once, whoever closed the field, after its owner’s choice if there is one.',
    },
    HS7: {
      title: 'Vineyards',
      text: 'When a monastery is closed and scored it pays 3 points more for every vineyard on the eight tiles around it. One vineyard can please several monasteries. At the end vineyards pay nothing.',
    },
    HS8: {
      title: 'Shared edges',
      text: 'Some tiles have an edge that two cities share: it is a city edge, and a plain city laid against it joins the two; two such edges face to face join all four. A field edge may be shared by two fields as well: each half joins what faces it.',
    },
  },
  captions: {
    'hills-tie': {
      alt: 'A closed city with a knight of red, who stands on a hill, and a knight of blue on flat land.',
      caption: 'One knight each, but red’s stands on a hill: {red} points for red alone.',
    },
    'hills-flock': {
      alt: 'A field with the shepherds of red and blue, each with sheep.',
      caption:
        'Two fields have become one. Red gathers: all sheep count for both shepherds, {red} points for red and {blue} for blue.',
    },
    'hills-vineyards': {
      alt: 'A closed monastery with red’s monk; two of the eight tiles around it have vineyards.',
      caption: 'A monastery with two vineyards around: {red} points.',
    },
    'hills-shared-edge': {
      alt: 'A vineyard tile whose northern edge is shared by two cities; a plain city tile lies against it and joins them, shown in the light.',
      caption: 'The upper tile’s city touches both halves of the edge and joins the two cities into one.',
    },
  },
} as const satisfies ChapterText;

export const wheelOfFortune = {
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
      text: 'As your figure action you may put a follower, normal or big, on any free crown space. When the pig stops there: alone in a sector with one space 3 points, alone in a sector with two spaces 6, two of them 3 each. Then they come home. At the end they pay nothing.',
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
} as const satisfies ChapterText;
