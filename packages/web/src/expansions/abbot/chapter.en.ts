import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    abbot: {
      title: 'The Abbot',
      lead: 'One more figure for everyone, fond of gardens and free to leave.',
      entries: {
        AB1: {
          title: 'Where the abbot goes',
          text: 'Everyone has one abbot, a follower that goes only onto a monastery or into a garden. No other follower ever goes into a garden. Without this expansion gardens are just decoration.',
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
          text: 'For everything else the abbot is a follower: for majorities, hills, the storm, the plague and the message that takes a follower home. On a monastery it is a monk. In a garden it is none of the four roles, so the inquisition (WF3) passes it by; the message about the smallest monastery counts gardens (ME4).',
        },
      },
      captions: {
        'abbot-where': {
          alt: 'A tile with a garden beside a city, just placed. The garden is ticked for the abbot; the city and the field are crossed out.',
          caption:
            'The abbot may go into the garden, and nowhere else on this tile. A normal follower may go anywhere but there.',
        },
        'abbot-home': {
          alt: 'A garden with red’s abbot and five tiles around it.',
          caption: 'Five neighbours so far. Red calls the abbot home and gets {red} points at once.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-AB4': {
        title: 'An abbot in a garden is no monk',
        text: 'Rules that ask for the figure pass it by; rules that ask for the feature count it (AB4).',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
