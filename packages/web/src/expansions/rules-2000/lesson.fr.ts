import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  hand: {
    title: 'Trois tuiles en main',
    about: 'Chacun tient trois tuiles : moins de hasard, plus de calcul.',
    scenes: {
      choose: {
        title: 'Choisir dans sa main',
        say: 'Vous tenez trois tuiles que personne d’autre ne voit. À votre tour, vous en jouez une, et vous en piochez une autre après votre action de pion.',
        task: 'Choisissez la tuile qui complète votre ville et placez-la. Ensuite, posez un meeple ou passez.',
        done: '8 points, avec la bonne tuile au bon moment.',
        hint: 'C’est permis, mais vous tenez une tuile qui complète la ville tout de suite : l’un de ses côtés est une ville.',
      },
      keep: {
        title: 'Maintenant ou plus tard',
        say: 'Ce que vous ne jouez pas, vous le gardez. Votre route a besoin d’un bout, et vous tenez un village.',
        task: 'Jouez la tuile qui complète votre route. Ensuite, posez un meeple ou passez.',
        done: '4 points, et les deux autres tuiles sont toujours dans votre main.',
        hint: 'C’est possible, mais le village complète votre route maintenant. Gardez les autres pour plus tard.',
      },
    },
  },
  'edition-2000': {
    title: 'Édition 2000',
    about: 'Les petites villes rapportent moins, et les paysans se comptent ville par ville.',
    scenes: {
      small: {
        title: 'Les petites villes',
        say: 'Dans les règles de 2000, une ville complète de deux tuiles seulement rapporte 1 point par tuile et 1 par blason, au lieu de 2 et 2.',
        task: 'Complétez la petite ville et envoyez-y un chevalier.',
        done: '2 points au lieu de 4 : mieux vaut laisser grandir les villes.',
        hint: 'C’est permis, mais nous voulions voir la petite ville : complétez-la au nord et posez-y un meeple.',
      },
      farmers: {
        title: 'Les paysans, ville par ville',
        say: 'Chaque ville complète paie une fois : 3 points à qui a le plus de paysans dans l’ensemble des prés qui l’entourent, et à tous les ex æquo. Bleu a un paysan dans l’un d’eux.',
        task: 'Couchez un paysan dans l’autre pré de cette ville, celui en surbrillance.',
        done: 'Un paysan chacun autour de la ville : égalité, et chacun aurait 3 points.',
        hint: 'C’est permis, mais Bleu y est encore seul. Agrandissez le pré en surbrillance sans rejoindre celui de Bleu, et couchez-y votre meeple.',
      },
    },
  },
};
