import type { LessonTexts } from '@bastide/web/lesson';

export const texts: LessonTexts = {
  festival: {
    title: 'La Fête',
    about: 'Une tuile avec une fête vous laisse rappeler un de vos pions.',
    scenes: {
      home: {
        title: 'Tous à la danse',
        say: 'Une tuile avec une fête vous laisse rappeler un de vos pions au lieu d’en poser un. Il ne rapporte rien, mais il est de nouveau libre.',
        task: 'Placez la tuile et rappelez votre brigand.',
        done: 'De retour, prêt pour une meilleure place.',
        hint: 'Permis, mais cette fois rappelez votre brigand.',
      },
    },
  },
};
