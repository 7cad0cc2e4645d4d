import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'mage-witch': {
    title: 'Mage & Witch',
    about: 'One makes a road or city richer, the other halves it; and everybody moves them.',
    scenes: {
      mage: {
        title: 'The mage',
        say: 'Whoever places a magic tile must put the mage or the witch onto an unfinished road or city, on a tile other than the one just placed. The mage adds 1 point for every tile.',
        task: 'Place the tile and put the mage into your city.',
        done: 'Your city is worth one point more a tile, closed or not.',
        hint: 'Allowed, but do yourself a favour: the mage, into your own highlighted city.',
      },
      witch: {
        title: 'The witch',
        say: 'The witch halves what a road or city pays, rounded up. She and the mage never stand in the same feature.',
        task: 'Place the tile and put the witch on Blue’s road.',
        done: 'Half as much for Blue, until somebody moves the witch or the road is closed.',
        hint: 'You may, but she would do more harm on Blue’s road: choose the witch there.',
      },
      closing: {
        title: 'Cash in',
        say: 'When its feature is closed, the mage or the witch leaves the board and waits for the next magic tile.',
        task: 'Close your city while the mage is there. Then place a follower or pass.',
        done: '8 points and 3 more for the mage: 11.',
        hint: 'Legal, but somebody may send the mage elsewhere. Close the city in the east now.',
      },
    },
  },
};
