import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'inns-cathedrals': {
    title: 'Auberges et Cathédrales',
    about: 'Plus de points pour les routes et les villes, mais un risque, et un grand meeple.',
    scenes: {
      inn: {
        title: 'Une auberge au bord de la route',
        say: 'Une route avec une auberge rapporte 2 points par tuile quand elle est complète. Mais incomplète à la fin, elle ne rapporte rien du tout.',
        task: 'Mettez l’auberge sur votre propre route.',
        done: 'Désormais, chaque tuile de cette route vaut double, si vous la complétez à temps.',
        hint: 'C’est permis, mais votre route n’a pas d’auberge. Elle est ouverte à l’ouest.',
      },
      doubled: {
        title: 'Quitte ou double',
        say: 'L’auberge est sur votre route. Il est temps de mettre ces points à l’abri.',
        task: 'Complétez votre route. Ensuite, posez un meeple ou passez.',
        done: 'Cinq tuiles à 2 points : 10. Une seconde auberge n’aurait rien ajouté.',
        hint: 'Le coup est permis, mais la route est encore ouverte et ne vaut rien tant qu’elle l’est. Son bout est à l’ouest.',
      },
      cathedral: {
        title: 'Une cathédrale',
        say: 'Une ville avec une cathédrale rapporte 3 points par tuile et 3 par blason quand elle est complète, et rien si elle est incomplète à la fin.',
        task: 'Complétez votre ville à cathédrale. Ensuite, posez un meeple ou passez.',
        done: 'Cinq tuiles à 3 points : 15.',
        hint: 'Elle va bien là, mais il reste une ouverture, au nord de la cathédrale.',
      },
      big: {
        title: 'Le grand meeple',
        say: 'Chacun a un grand meeple. On le pose comme les autres, mais il compte pour deux dans la majorité.',
        task: 'Placez d’abord votre tuile à l’ouest du trou, la ville tournée vers lui, et posez-y le grand meeple. Puis, avec la tuile suivante, reliez les villes.',
        done: 'Deux contre un : 8 points pour vous seul.',
        hint: 'C’est permis, mais voici le plan : votre tuile sur la case en surbrillance, la ville face à celle de Bleu, le grand meeple dedans, puis la tuile entre les deux.',
      },
    },
  },
};
