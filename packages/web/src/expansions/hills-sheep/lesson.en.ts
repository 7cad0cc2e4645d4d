import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'hills-sheep': {
    title: 'Hills & Sheep',
    about: 'Hills that break ties, shepherds with their flocks, and vineyards for the monks.',
    scenes: {
      hill: {
        title: 'Higher ground',
        say: 'Where players tie for a feature, those with a follower on a hill in it take the points alone. Your knight stands on a hill.',
        task: 'Join the two cities. Then place a figure or pass.',
        done: 'A tie, but the hill decides: 8 points for you, none for Blue.',
        hint: 'Legal, but the cities are still apart. One place lies between them.',
      },
      shepherd: {
        title: 'A shepherd',
        say: 'Instead of a follower you may put your shepherd into a field without another shepherd; farmers don’t matter. Then you draw a token: sheep stay, a wolf sends the shepherd home.',
        task: 'Place the tile and put your shepherd into one of its fields.',
        done: 'Three sheep for a start.',
        hint: 'Allowed, but we want a flock: choose the shepherd for one of the fields.',
      },
      gather: {
        title: 'Grow or gather',
        say: 'When you extend your shepherd’s field, you choose: let the flock grow by drawing a token, or gather it for 1 point a sheep. A wolf would scatter everything.',
        task: 'You have seven sheep. Extend the highlighted field and gather them.',
        done: '7 points, and the shepherd comes home. You may deploy it again right away.',
        hint: 'That can go well, or the wolf comes. This time extend the highlighted field and gather the flock.',
      },
      vineyard: {
        title: 'Vineyards',
        say: 'Every vineyard among the eight neighbours of a monastery is worth 3 points more when it is closed. There are two here.',
        task: 'Close your monastery. Then place a figure or pass.',
        done: '9 points and twice 3: 15.',
        hint: 'Legal, but the monk still waits: fill the gap in the south.',
      },
    },
  },
};
