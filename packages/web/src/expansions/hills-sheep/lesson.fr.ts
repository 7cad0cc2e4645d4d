import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'hills-sheep': {
    title: 'Moutons et Collines',
    about:
      'Des collines qui tranchent les égalités, des bergers et leurs troupeaux, des vignobles pour les moines.',
    scenes: {
      hill: {
        title: 'Prendre de la hauteur',
        say: 'Là où des joueurs sont à égalité, ceux qui ont dans la zone un meeple sur une colline prennent seuls les points. Votre chevalier est sur une colline.',
        task: 'Reliez les deux villes. Ensuite, posez un pion ou passez.',
        done: 'Une égalité, mais la colline tranche : 8 points pour vous, rien pour Bleu.',
        hint: 'C’est permis, mais les villes sont encore séparées. Une case se trouve entre elles.',
      },
      shepherd: {
        title: 'Un berger',
        say: 'Au lieu d’un meeple, vous pouvez poser votre berger dans un pré sans autre berger ; les paysans n’y changent rien. Puis vous piochez un jeton : les moutons restent, un loup fait revenir le berger.',
        task: 'Placez la tuile et posez votre berger dans l’un de ses prés.',
        done: 'Trois moutons pour commencer.',
        hint: 'C’est permis, mais il nous faut un troupeau : choisissez le berger pour l’un des prés.',
      },
      gather: {
        title: 'Agrandir ou rassembler',
        say: 'Quand vous agrandissez le pré de votre berger, vous choisissez : agrandir le troupeau en piochant un jeton, ou le rassembler pour 1 point par mouton. Un loup disperserait tout.',
        task: 'Vous avez sept moutons. Agrandissez le pré en surbrillance et rassemblez-les.',
        done: '7 points, et le berger revient. Vous pouvez le reposer aussitôt.',
        hint: 'Cela peut bien finir, ou le loup vient. Cette fois, agrandissez le pré en surbrillance et rassemblez le troupeau.',
      },
      vineyard: {
        title: 'Les vignobles',
        say: 'Chaque vignoble parmi les huit voisines d’une abbaye vaut 3 points de plus quand elle est complète. Il y en a deux ici.',
        task: 'Complétez votre abbaye. Ensuite, posez un pion ou passez.',
        done: '9 points et deux fois 3 : 15.',
        hint: 'C’est permis, mais le moine attend encore : comblez le trou au sud.',
      },
    },
  },
};
