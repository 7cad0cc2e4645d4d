import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'rules-2000': {
      title: 'The rules of 2000',
      lead: 'How the first edition scored. Each of its rules is an option of any game; the choice “Edition 2000” sets them together.',
      entries: {
        E1: {
          title: 'Small cities',
          text: 'A closed city of exactly two tiles pays 1 point a tile and 1 a pennant, instead of 2 and 2. Every larger city pays as usual (B4).',
        },
        E2: {
          title: 'Farmers by city',
          text: 'It is not the field that is scored but the **city**: for every closed city look at all the fields that touch it together. Whoever has the most farmers in them, added up, gets 3 points; tied players get 3 each. Each city pays once. The old book gives both 3 and 4: an option decides.\n\nIf a message scores one field alone (ME4), it pays for the cities it touches that the farmer’s owner would win.',
        },
        E4: {
          title: 'The choice “Edition 2000”',
          text: 'The base tiles with small cities, farmers by city, 3 points a city, and no hands of tiles. Nothing else changes.',
        },
      },
      captions: {
        'small-city': {
          alt: 'A closed city of two tiles with red’s knight.',
          caption: 'By the rules of 2000 the smallest city pays {red} points.',
        },
        'per-city': {
          alt: 'A closed city of three tiles with three fields around it: a farmer of red in each of two, one of blue in the third.',
          caption:
            'Three fields with farmers touch the city. They are counted together: two of red’s against one of blue’s. Red gets {red} points, blue none; by today’s rules each field would pay its own farmer.',
        },
      },
    },
    hands: {
      title: 'Hands of three',
      lead: 'A variant from the book of 2000 for those who like to plan: you hold tiles instead of drawing blindly.',
      entries: {
        E3: {
          title: 'Three tiles each',
          text: 'Before the first turn everyone is dealt three tiles, hidden from the others. On your turn you play one of them and draw another after the figure action and ferries, before scoring. What other rules say of a drawn tile then goes for the one you choose to play. Only a tile that fits can be chosen.\n\n- If none fits, the hand is shown, goes to the box, and as many are drawn, until one fits; with nothing left to draw your turn passes to the next player.\n- A second part (TB3) and the message with a tile (ME4) are played from the hand; a hill takes its tile from the stock (HS1).\n- River tiles are never held: they are drawn and played first.\n- When the stock is empty play goes on until all hands are empty; whoever holds nothing is skipped.',
        },
      },
      captions: {
        'hand-of-three': {
          alt: 'The start tile; beside it three tiles of a hand: a road, a city and a monastery.',
          caption: 'Your hand beside the land: a road, a city, a monastery. Only you see it.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-farmerPoints': {
        title: 'What a city pays farmers by the rules of 2000',
        text: 'The book of 2000 prints both numbers (E2). We begin with 3, as everywhere else.',
      },
      'option-hand': { title: 'Tiles in the hand', text: 'The tactical variant of 2000 (E3).' },
      'ruling-E2': {
        title: 'One field alone, scored by city',
        text: 'It pays for the cities its farmer’s owner would win at the end (E2, ME4).',
      },
      'ruling-E3': {
        title: 'Hands: what does not fit, what is played, when it ends',
        text: 'A hand that fits nowhere is shown and drawn again. Second parts and the message with a tile are played from the hand, hills take from the stock. Play goes on until all hands are empty (E3).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
