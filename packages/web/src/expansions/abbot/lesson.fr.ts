import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  abbot: {
    title: 'L’Abbé',
    about:
      'Un meeple de plus, pour les abbayes et les jardins seulement, que vous pouvez reprendre plus tôt en marquant ses points.',
    scenes: {
      garden: {
        title: 'Au jardin',
        say: 'L’abbé est un meeple qui ne va que sur une abbaye ou dans un jardin. Personne d’autre n’entre dans un jardin.',
        task: 'Placez la tuile et posez votre abbé dans son jardin.',
        done: 'Un jardin s’évalue exactement comme une abbaye : 9 points avec ses huit voisines.',
        hint: 'C’est permis, mais vos autres meeples n’ont pas accès au jardin. Choisissez l’abbé.',
      },
      home: {
        title: 'De retour avant l’heure',
        say: 'Au lieu de toute autre action de pion, vous pouvez reprendre votre abbé d’une abbaye ou d’un jardin incomplet. Il rapporte aussitôt ce qu’il vaudrait à la fin : 1 point, et 1 par voisine.',
        task: 'Donnez une voisine de plus au jardin, puis reprenez l’abbé.',
        done: 'Sept tuiles, 7 points, et l’abbé est libre pour un autre jardin.',
        hint: 'Bien, mais dans cet ordre : placez la tuile à côté du jardin (un coin suffit), puis reprenez l’abbé.',
      },
      monk: {
        title: 'L’abbé est aussi un moine',
        say: 'Sur une abbaye, l’abbé compte comme moine. Vos autres meeples pourraient y aller aussi, mais ils devraient attendre qu’elle soit complète.',
        task: 'Placez l’abbaye et posez-y l’abbé.',
        done: 'Vous pouvez maintenant attendre 9 points, ou reprendre l’abbé plus tôt pour moins.',
        hint: 'Bien, mais essayez avec l’abbé : un meeple ordinaire y reste bloqué jusqu’à ce que l’abbaye soit complète.',
      },
    },
  },
};
