import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  messengers: {
    title: 'Messengers',
    about: 'A second pawn on the score track, and a message for stopping on a dark space.',
    scenes: {
      two: {
        title: 'Two pawns',
        say: 'You have two pawns on the score track, the marker and the messenger. Each time you score, one of them moves by all the points: you choose which. If it stops on a dark space (0, 5, 10…) in your turn, you get a message.',
        task: 'Close your road for 5 points and move the pawn that ends up on a dark space. Your marker is on 4, your messenger on 0.',
        done: '0 + 5: the messenger is on a dark space and brings a message.',
        hint: 'Legal, but no message: 4 + 5 is 9. Close the road and move the messenger instead.',
      },
      message: {
        title: 'A message',
        say: 'A message offers an action, or 2 points instead. This one pays 2 points for each of your knights; then it goes under the stack.',
        task: 'You have two knights. Take what is worth more, then move a pawn of your choice.',
        done: '4 points rather than 2. At the end both pawns are added together.',
        hint: '2 points are fine, but your two knights are worth 4: take the action.',
      },
    },
  },
};
