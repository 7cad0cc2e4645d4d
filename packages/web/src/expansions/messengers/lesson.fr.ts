import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  messengers: {
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
};
