import type { BookTexts } from '../../rulebook/book-text.ts';

export const texts = {
  chapters: {
    'crop-circles': {
      title: 'Crop Circles',
      lead: 'Strange signs in the corn: everyone sends out one more, or calls one home.',
      entries: {
        CC1: {
          title: 'The choice',
          text: 'When everything else of the part is done, whoever placed the crop circle chooses for all: **add** or **remove**. The sign says whom it is about: a pitchfork means farmers, a club highwaymen, a shield knights. The choice is made whenever any follower is on the land.',
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
    },
  },
  rulings: {
    entries: {
      'option-cropAdd': {
        title: 'Must you add a follower?',
        text: 'Yes, as we read the sheet of the small expansions (CC3); other printings leave it open.',
      },
    },
    captions: {},
  },
} as const satisfies BookTexts;
