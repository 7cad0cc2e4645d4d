import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'traders-builders': {
    title: 'Marchands et Bâtisseurs',
    about:
      'Des marchandises pour qui complète une ville, un bâtisseur pour une seconde tuile, un cochon pour les paysans.',
    scenes: {
      goods: {
        title: 'À qui complète, les marchandises',
        say: 'Certaines tuiles de ville montrent du vin, du blé ou du tissu. Qui complète la ville prend les marchandises, même sans chevalier. Qui en a le plus d’une sorte à la fin gagne 10 points.',
        task: 'Complétez la ville de Bleu. Ensuite, posez un meeple ou passez.',
        done: 'Bleu reçoit les points de la ville, vous prenez le vin.',
        hint: 'C’est permis, mais le vin est toujours dans la ville. Fermez l’ouverture au nord.',
      },
      builder: {
        title: 'Le bâtisseur',
        say: 'Au lieu d’un meeple, vous pouvez poser votre bâtisseur sur la tuile qui vient d’être placée, sur une route ou dans une ville encore incomplète où vous avez déjà un meeple.',
        task: 'Prolongez votre route et posez-y le bâtisseur.',
        done: 'Désormais, chaque fois que vous prolongez cette route, vous placez une seconde tuile.',
        hint: 'C’est permis, mais le bâtisseur veut une route avec votre brigand : prolongez la vôtre, puis choisissez le bâtisseur.',
      },
      second: {
        title: 'Une seconde tuile',
        say: 'Le bâtisseur est déjà là. Quand vous prolongez ou complétez sa route, vous placez une seconde tuile après celle-ci, où vous voulez. Jamais une troisième.',
        task: 'Prolongez la route du bâtisseur, posez un meeple ou passez, puis placez la seconde tuile.',
        done: 'Deux tuiles en un tour. Quand la route est complète, le bâtisseur revient avec le brigand.',
        hint: 'Le coup est permis, mais le bâtisseur n’a rien eu à faire. Prolongez la route où il se tient.',
      },
      pig: {
        title: 'Un cochon dans le pré',
        say: 'Le cochon va dans un pré où vous avez déjà un paysan. Si, à la fin, vous y avez la majorité, même partagée, chaque ville complète vous rapporte 4 points au lieu de 3.',
        task: 'Agrandissez le pré de votre paysan et posez-y le cochon.',
        done: 'Un point de plus par ville, tant que vous avez la majorité.',
        hint: 'C’est possible, mais le cochon veut le pré de votre paysan. Agrandissez le pré en surbrillance et choisissez le cochon.',
      },
    },
  },
};
