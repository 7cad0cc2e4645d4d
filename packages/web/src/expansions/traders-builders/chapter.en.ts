import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'traders-builders': {
      title: 'Traders & Builders',
      lead: 'Goods for whoever closes cities, a second tile for whoever builds on, and a pig for happy farmers.',
      entries: {
        TB1: {
          title: 'Goods',
          text: 'Whoever **closes** a city takes, once it is scored, a token for every goods sign in it: wine, wheat or cloth. Whose city it was does not matter, nor whether anybody was in it. At the end, having the most tokens of a kind pays **10 points**; those tied for the most get 10 each, those without any get none.',
        },
        TB2: {
          title: 'The builder',
          text: 'Instead of a follower you may deploy your builder on the tile just placed: on a road or in a city that is unfinished and already holds a follower of **yours**. Others’ pieces don’t matter. It never goes onto a monastery or a field, nor onto a feature this tile closed.',
        },
        TB3: {
          title: 'The second part',
          text: 'Place a tile that extends, or closes, the road or city where your builder already stands, and when this part is over you play a second one: draw, place, figure, score, anywhere on the land. There is never a third. The right is earned when the tile is placed and stays even if the builder leaves; turning a ferry earns none.',
        },
        TB4: {
          title: 'The pig',
          text: 'Instead of a follower you may deploy your pig on a field of the tile just placed, if a farmer of yours already lies in that field, near or far. If you are among the majority of that field at the end, each closed city pays you 4 points instead of 3. By the rules of 2000 it adds 1 for each city its field touches that you win (E2).',
        },
        TB5: {
          title: 'Never alone',
          text: 'Builder and pig go home as soon as their owner has no follower left in the feature, whatever took it away or cut it off, and when the feature is scored.',
        },
      },
      captions: {
        'traders-goods': {
          alt: 'A closed city with wine and wheat signs; blue’s knight is in it, red placed the last tile.',
          caption:
            'Red closes the city of blue’s knight: blue gets {blue} points, red takes the wine and the wheat.',
        },
        'traders-builder': {
          alt: 'A road with red’s highwayman and builder; red has just extended it.',
          caption:
            'Red’s builder stands on the road already. The bright tile extends it, and earns red a second tile.',
        },
        'traders-pig': {
          alt: 'A field with red’s farmer and pig touching two closed cities.',
          caption: 'Two closed cities, 4 points each thanks to the pig: {red} points for red.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-TB2': {
        title: 'No builder where the tile closed the feature',
        text: 'It joins unfinished features only, as the land lies once the tile is placed (TB2).',
      },
    },
    captions: {
      'ruling-builder': {
        alt: 'Red has just closed a road with a highwayman of red on it. The road is crossed out for the builder; another road of the tile, without a follower of red, too.',
        caption:
          'An example: may red’s builder join the road this tile closed? No book says it. We say no: only unfinished features (TB2).',
      },
    },
  },
} as const satisfies BookTexts;
