import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'gold-mines': {
    title: 'Les Mines d’Or',
    about: 'Des lingots sur les tuiles, pour ceux que paient les zones où ils se trouvent.',
    scenes: {
      ingots: {
        title: 'Deux lingots',
        say: 'Quand vous placez une mine d’or, un lingot va dessus et un autre sur une tuile voisine de votre choix, coins compris.',
        task: 'Placez la mine à côté de votre ville et posez le second lingot sur une tuile de votre ville.',
        done: 'Le lingot attend dans votre ville qu’elle soit complète.',
        hint: 'C’est possible, mais ce lingot n’est pas dans votre ville. Choisissez la tuile de votre ville en surbrillance.',
      },
      share: {
        title: 'À qui l’or ?',
        say: 'Quand une zone est complète, ceux qu’elle paie prennent les lingots de ses tuiles. À la fin, chacun vaut 1 point si vous en avez de 1 à 3, 2 de 4 à 6, 3 de 7 à 9, et 4 à partir de 10.',
        task: 'Complétez votre ville et prenez le lingot. Ensuite, posez un meeple ou passez.',
        done: '8 points pour la ville, et le lingot est à vous.',
        hint: 'C’est permis, mais l’or est toujours là. Fermez la ville à l’est.',
      },
    },
  },
};
