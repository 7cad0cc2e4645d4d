import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'flying-machines': {
    title: 'Flying Machines',
    about: 'A follower takes off from the tile and lands where nobody could walk in.',
    scenes: {
      fly: {
        title: 'Take off',
        say: 'Instead of deploying on this tile, a follower may fly: the die says 1, 2 or 3 squares, straight along the arrow. It lands on an unfinished road, city or monastery, occupied or not.',
        task: 'Place the tile on the highlighted spot, its arrow pointing west at Blue’s monastery two squares away, and fly. The die will show two.',
        done: 'You are on Blue’s monastery now: two monks, and each will get all the points.',
        hint: 'Allowed, but the flight would end elsewhere. Use the highlighted spot, turn the arrow to the west, and choose the flying machine for your follower.',
      },
      landing: {
        title: 'Choose where to land',
        say: 'If several features are open to you, you choose. If there is none, or no tile at all, the follower comes home; a field is never a landing place.',
        task: 'Fly west again with a two, and land in Blue’s city.',
        done: 'A knight in Blue’s city: now you share it.',
        hint: 'Legal, but the city was the prize. Point the arrow at it from the highlighted spot, fly, and choose the city, not the road.',
      },
    },
  },
};
