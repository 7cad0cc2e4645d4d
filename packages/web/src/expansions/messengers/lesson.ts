import { anything, closes, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

/** Red's marker is on 4, and the road lacks its west end. */
const OPENING = [
  'E 0,-1 180 / city:S / marker',
  'B 0,1 0 / monastery',
  'U 1,0 90 / road:E,W',
  'E 1,1 90 / city:E',
  'D 2,0 0 / city:N',
  'V 0,2 0',
  'L 3,0 0 / city:N',
  'E -1,1 270 / city:W',
];

export const lessons: readonly Lesson[] = [
  {
    id: 'messengers',
    sets: ['base', 'messengers'],
    tile: 'base/W',
    scenes: [
      {
        id: 'two',
        opening: OPENING,
        hand: 'W',
        goals: [closes('road'), anything, says('messenger')],
        answers: ['-1,0 180', 'pass', 'messenger'],
        after: ['message 6'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
        panel: 'track',
      },
      {
        id: 'message',
        opening: [...OPENING, 'W -1,0 180 / pass / messenger / message 6'],
        goals: [says('action'), anything],
        answers: ['action', 'marker'],
        lights: [
          { x: 2, y: 0, on: 'city:N' },
          { x: 3, y: 0, on: 'city:N' },
        ],
        panel: 'track',
      },
    ],
    words: {
      en: {
        title: 'Messengers',
        about: 'A second pawn on the score track, and a message for stopping on a dark space.',
        scenes: {
          two: {
            title: 'Two pawns',
            say: 'You have two pawns on the score track, the marker and the messenger. For every award you choose which of them moves, by all of the points. End on a dark space (0, 5, 10…) in your turn, and you get a message.',
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
      fr: {
        title: 'Les Hérauts',
        about: 'Un second pion sur la piste de score, et une missive pour qui s’arrête sur une case foncée.',
        scenes: {
          two: {
            title: 'Deux pions',
            say: 'Vous avez deux pions sur la piste de score, le pion score et la meeplette. À chaque gain, vous choisissez lequel avance, et il prend tous les points. S’il finit, à votre tour, sur une case foncée (0, 5, 10…), vous recevez une missive.',
            task: 'Complétez votre route pour 5 points et avancez le pion qui finit sur une case foncée. Votre pion score est sur 4, votre meeplette sur 0.',
            done: '0 + 5 : la meeplette est sur une case foncée et apporte une missive.',
            hint: 'C’est permis, mais sans missive : 4 + 5 font 9. Complétez la route et avancez plutôt la meeplette.',
          },
          message: {
            title: 'Une missive',
            say: 'Une missive propose une action, ou 2 points à la place. Celle-ci donne 2 points pour chacun de vos chevaliers ; ensuite, elle va sous la pile.',
            task: 'Vous avez deux chevaliers. Prenez ce qui vaut le plus, puis avancez le pion de votre choix.',
            done: '4 points au lieu de 2. À la fin, les deux pions s’additionnent.',
            hint: '2 points, c’est bien, mais vos deux chevaliers en valent 4 : prenez l’action.',
          },
        },
      },
    },
  },
];
