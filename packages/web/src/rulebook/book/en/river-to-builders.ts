import type { ChapterText } from '../../book-text.ts';

export const river = {
  title: 'River',
  lead: 'Twelve tiles that come first: a river runs through the land before it is settled.',
  entries: {
    RV1: {
      title: 'From the source to the lake',
      text: 'The source takes the place of the start tile, which stays in the box. Ten river tiles are shuffled, the lake is the last of them. They are drawn and played in turn like any tile, before all others.',
    },
    RV2: {
      title: 'The river flows on',
      text: 'A river tile must continue the river. In the usual, strict reading the river must not bend the same way twice running, left and left or right and right, even with straight tiles in between, for it would turn back on itself.\n\nIf it may bend freely, it need only flow on, but must leave room: around the cell it flows into, the cells on both sides and the three beyond must be empty. The lake needs none.',
    },
    RV3: {
      title: 'Followers by the water',
      text: 'Followers go onto roads, cities, monasteries and fields of river tiles as usual, never onto the river. The river parts fields like a road.',
    },
    RV4: {
      title: 'The river of 2014',
      text: 'The 2014 box prints other river tiles, some with sheep or vineyards on the banks. Those count only together with Hills & Sheep (HS5, HS7).',
    },
    RV5: {
      title: 'Extra tiles during the river',
      text: 'A second part (TB3), or a message that gives a tile (ME4), takes the next river tile. With strict bends each one fits. With free bends one that can’t flow on goes to the box (G5), even the lake.',
    },
  },
  captions: {
    'river-bends': {
      alt: 'The source, and a tile on which the river bends to the west. The next curve leads it south again and is ticked.',
      caption: 'The river has just bent to the right. Now it bends to the left: allowed.',
    },
    'river-back': {
      alt: 'The same land; the curve would lead the river north, back towards its source, and is crossed out.',
      caption: 'Bending to the right once more would lead it back on itself: not with strict bends.',
    },
    'river-fields': {
      alt: 'A river flows south from its source; a road crosses it on a bridge. South of the road blue’s farmer lies west of the river and red’s east of it.',
      caption:
        'South of the road the river keeps two fields apart. North of it both banks are one field, which runs around the source.',
    },
  },
} as const satisfies ChapterText;

export const abbot = {
  title: 'The Abbot',
  lead: 'One more figure for everyone, fond of gardens and free to leave.',
  entries: {
    AB1: {
      title: 'Where the abbot goes',
      text: 'Everyone has one abbot, a follower that is deployed only on a monastery or in a garden. No other follower ever goes into a garden. Without this expansion gardens are mere decoration.',
    },
    AB2: {
      title: 'Gardens',
      text: 'A garden is scored exactly like a monastery: 9 points with all eight neighbours (B5), less at the end (B11).',
    },
    AB3: {
      title: 'Calling the abbot home',
      text: 'Instead of any other figure action you may take your abbot home from a monastery or garden that is still unfinished. It scores at once what this would pay at the end: 1, and 1 for each neighbour. Only you are paid, majority or not; others there stay.\n\nIf the tile you just placed closes it, the abbot can’t be called home: it is scored in step 11.',
    },
    AB4: {
      title: 'A follower like others',
      text: 'For everything else the abbot is a follower: for majorities, hills, the storm, the plague and the message that takes a follower home. On a monastery it is a monk. In a garden it is none of the four kinds, so the inquisition (WF3) does not see it; the message about the smallest monastery counts gardens (ME4).',
    },
  },
  captions: {
    'abbot-where': {
      alt: 'A tile with a garden beside a city, just placed. The garden is ticked for the abbot; the city and the field are crossed out.',
      caption:
        'The abbot may go into the garden, and nowhere else on this tile. A usual follower may go anywhere but there.',
    },
    'abbot-home': {
      alt: 'A garden with red’s abbot and five tiles around it.',
      caption: 'Five neighbours so far. Red calls the abbot home and gets {red} points at once.',
    },
  },
} as const satisfies ChapterText;

export const innsCathedrals = {
  title: 'Inns & Cathedrals',
  lead: 'More for those who finish, nothing for those who don’t. And a follower that counts twice.',
  entries: {
    IC1: {
      title: 'Inns',
      text: 'A road with an inn pays **2 points a tile** when closed; more inns change nothing. If it is unfinished at the end, it pays **nothing**.',
    },
    IC2: {
      title: 'Cathedrals',
      text: 'A city with a cathedral pays **3 points a tile and 3 a pennant** when closed, with one cathedral or two. Unfinished at the end, it pays **nothing**.',
    },
    IC3: {
      title: 'The big follower',
      text: 'Everyone has one. It is deployed like any follower and counts as **two** for the majority. Everywhere else it is a single piece: at home, for messages, on the wheel, on hills.',
    },
    IC4: {
      title: 'The inn at the T-junction',
      text: 'One inn stands where three roads meet. The 2017 book lets it count for both roads of the bar, the 2014 book only for the one on the right.',
    },
  },
  captions: {
    'inns-road': {
      alt: 'A closed road of five tiles with an inn beside it and red’s highwayman on it.',
      caption: 'Five tiles and an inn: {red} points for red, instead of 5.',
    },
    'inns-cathedral': {
      alt: 'A closed city around a cathedral, five tiles with red’s knight.',
      caption: 'A small city around a cathedral: five tiles, 3 each, {red} points.',
    },
    'inns-big': {
      alt: 'A closed city with red’s big follower and one usual knight of blue.',
      caption: 'Red’s big knight counts as two and wins alone: {red} points for red, none for blue.',
    },
  },
} as const satisfies ChapterText;

export const tradersBuilders = {
  title: 'Traders & Builders',
  lead: 'Goods for whoever closes cities, a second tile for whoever builds on, and a pig for happy farmers.',
  entries: {
    TB1: {
      title: 'Goods',
      text: 'Whoever **closes** a city takes, once it is scored, a token for every goods sign in it: wine, wheat or cloth. Whose city it was does not matter, nor whether anybody was in it. At the end the most tokens of a kind pay **10 points**; those tied for the most get 10 each, those without any get none.',
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
} as const satisfies ChapterText;
