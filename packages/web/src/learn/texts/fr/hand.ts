import type { LessonWords } from '../../lesson.ts';

export const hand: LessonWords = {
  title: 'Trois tuiles en main',
  about: 'Chacun tient trois tuiles : moins de hasard, plus de calcul.',
  scenes: {
    choose: {
      title: 'Choisir dans sa main',
      say: 'Vous tenez trois tuiles que personne d’autre ne voit. À votre tour, vous en jouez une, et vous en piochez une autre après votre action de pion.',
      task: 'Choisissez la tuile qui complète votre ville et placez-la. Ensuite, posez un partisan ou passez.',
      done: '8 points, avec la bonne tuile au bon moment.',
      hint: 'C’est permis, mais vous tenez une tuile qui complète la ville tout de suite : l’un de ses côtés est une ville.',
    },
    keep: {
      title: 'Maintenant ou plus tard',
      say: 'Ce que vous ne jouez pas, vous le gardez. Votre route a besoin d’un bout, et vous tenez un village.',
      task: 'Jouez la tuile qui complète votre route. Ensuite, posez un partisan ou passez.',
      done: '4 points, et les deux autres tuiles sont toujours dans votre main.',
      hint: 'C’est possible, mais le village complète votre route maintenant. Gardez les autres pour plus tard.',
    },
  },
};
