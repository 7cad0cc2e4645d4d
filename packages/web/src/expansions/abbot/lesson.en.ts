import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  abbot: {
    title: 'The Abbot',
    about: 'One more follower, for monasteries and gardens only, that you may take home early for points.',
    scenes: {
      garden: {
        title: 'Into the garden',
        say: 'The abbot is a follower that goes only onto a monastery or into a garden. Nobody else may enter a garden.',
        task: 'Place the tile and put your abbot into its garden.',
        done: 'A garden scores exactly like a monastery: 9 points with all eight neighbours.',
        hint: 'Allowed, but your other followers can’t use the garden. Choose the abbot for it.',
      },
      home: {
        title: 'Home early',
        say: 'Instead of any other figure action you may take your abbot home from an unfinished monastery or garden. You score at once what it would pay at the end: 1 point, and 1 for each neighbour.',
        task: 'Give the garden one more neighbour, then take the abbot home.',
        done: 'Seven tiles, 7 points, and the abbot is free for another garden.',
        hint: 'Fine, but do it in this order: place the tile beside the garden (a corner is enough), then take the abbot home.',
      },
      monk: {
        title: 'An abbot is a monk, too',
        say: 'On a monastery the abbot counts as a monk. Your other followers could stand there as well, but they would have to wait until it is closed.',
        task: 'Place the monastery and put the abbot on it.',
        done: 'Now you may wait for 9 points, or take the abbot home earlier for fewer.',
        hint: 'Good, but try it with the abbot: a normal follower is stuck there until the monastery is closed.',
      },
    },
  },
};
