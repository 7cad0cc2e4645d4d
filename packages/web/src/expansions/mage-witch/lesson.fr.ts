import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'mage-witch': {
    title: 'Mage et Sorcière',
    about:
      'L’un enrichit une route ou une ville, l’autre en divise les points par deux ; et tout le monde les déplace.',
    scenes: {
      mage: {
        title: 'Le mage',
        say: 'Qui place une tuile magique doit mettre le mage ou la sorcière sur une route ou dans une ville incomplète, sur une autre tuile que celle qui vient d’être placée. Le mage ajoute 1 point par tuile.',
        task: 'Placez la tuile et mettez le mage dans votre ville.',
        done: 'Votre ville vaut un point de plus par tuile, complète ou non.',
        hint: 'C’est permis, mais pensez à vous : le mage, dans votre propre ville, en surbrillance.',
      },
      witch: {
        title: 'La sorcière',
        say: 'La sorcière divise par deux ce que rapporte une route ou une ville, en arrondissant vers le haut. Elle et le mage ne sont jamais dans la même zone.',
        task: 'Placez la tuile et mettez la sorcière sur la route de Bleu.',
        done: 'Moitié moins pour Bleu, jusqu’à ce qu’on déplace la sorcière ou que la route soit complète.',
        hint: 'C’est possible, mais elle nuirait davantage sur la route de Bleu : choisissez-y la sorcière.',
      },
      closing: {
        title: 'Encaisser',
        say: 'Quand sa zone est complète, le mage ou la sorcière quitte le plateau et attend la prochaine tuile magique.',
        task: 'Complétez votre ville tant que le mage y est. Ensuite, posez un meeple ou passez.',
        done: '8 points et 3 de plus pour le mage : 11.',
        hint: 'C’est permis, mais quelqu’un pourrait envoyer le mage ailleurs. Fermez maintenant la ville à l’est.',
      },
    },
  },
};
