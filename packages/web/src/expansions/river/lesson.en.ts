import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  river: {
    title: 'River',
    about: 'A river is laid before everything else; it separates fields, and nobody stands on it.',
    scenes: {
      flow: {
        title: 'The river comes first',
        say: 'The game begins at the source, and all river tiles are played before the others. Each must continue the river.',
        task: 'Continue the river so that it flows off to the east.',
        done: 'East it flows. The next bend may not turn the same way again, or the river would run back into itself.',
        hint: 'The river goes on like that, too, but to the west. Turn the tile so that it leaves to the east.',
      },
      follower: {
        title: 'Followers as usual',
        say: 'On a river tile you deploy as always, on whatever it shows: a city, a road, a field. Only the river itself is never occupied.',
        task: 'Place the tile and put a highwayman on its road.',
        done: 'A road with an end at the city wall already. When the lake is placed, the ordinary tiles follow.',
        hint: 'Allowed, but this time choose the road: the short stretch that leaves the city.',
      },
      bank: {
        title: 'Two banks',
        say: 'A river bounds fields just as a road does. Blue’s knight builds in the east: if that city closes, the field beside it pays its farmers at the end.',
        task: 'Lay a farmer on the eastern bank.',
        done: 'Right: the farmer shares the bank with Blue’s city. The western bank is another field.',
        hint: 'You may, but it isn’t the eastern bank. After placing, choose the green east of the water.',
      },
    },
  },
};
