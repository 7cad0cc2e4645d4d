import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'hills-sheep': {
      title: 'Hills & Sheep',
      lead: 'Hills settle ties, vineyards please monks, and shepherds gather sheep until the wolf comes.',
      entries: {
        HS1: {
          title: 'Hills',
          text: 'A hill tile is placed on top of an unseen tile of the stock, which leaves the game; if the stock is empty the hill counts all the same.\n\nIf players tie for the majority, those of them who have a follower of that feature on a hill score **alone**; how many hills does not matter. If none of them has, or all of them, all score. That holds for every kind of feature, in play and at the end.',
        },
        HS2: {
          title: 'Shepherds',
          text: 'Instead of a follower you may deploy your shepherd in a field of the tile just placed. Farmers don’t matter, but there must be no other shepherd in that field, whoever’s it is. Then draw a token: sheep stay with the shepherd; a wolf sends it home at once, and goes back into the bag.',
        },
        HS3: {
          title: 'Grow or gather',
          text: 'Whoever places a tile that extends the field of their own shepherd must choose, before the figure action: let the flock **grow**, or **gather** it. Other editions do it after the ferries, before scoring.',
        },
        HS4: {
          title: 'Grow',
          text: 'Draw a token. Sheep join the flock. A wolf sends **all** shepherds of that field home, and all tokens of the field go back into the bag, the wolf too.',
        },
        HS5: {
          title: 'Gather',
          text: 'Every shepherd in the field scores all the sheep in it, those printed on river tiles of 2014 too. The tokens go back, the shepherds go home and may be deployed again in this very part. Printed sheep stay for ever.',
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
          alt: 'A vineyard tile whose northern edge is shared by two cities; a plain city tile lies against it and joins them, highlighted.',
          caption: 'The upper tile’s city touches both halves of the edge and joins the two cities into one.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-hillTies': {
        title: 'How hills decide',
        text: 'One follower on a hill is enough in 2014; elsewhere whoever has the most on hills wins (HS1).',
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
      'ruling-HS6': {
        title: 'Who gathers a closed flock',
        text: 'It is gathered whoever closed the field; the active player’s own choice, if any, comes first (HS6).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
