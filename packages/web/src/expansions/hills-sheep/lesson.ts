import { anything, builds, isClosed, isMine, leadsTo, says, there } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const VINEYARD = 'hills-sheep/vineyard-city-spike';

export const lessons: readonly Lesson[] = [
  {
    id: 'hills-sheep',
    sets: ['base', 'hills-sheep'],
    tile: 'hills-sheep/hill-city-road',
    scenes: [
      {
        id: 'hill',
        opening: [
          'U -1,0 90',
          'U 1,0 90',
          'hills-sheep/hill-city-road -1,1 90 / follower city:E',
          'E 1,1 270 / follower city:W',
        ],
        hand: 'F',
        goals: [builds('city', (city) => isClosed(city) && isMine(city)), anything],
        answers: ['0,1 0', 'pass'],
        lights: [
          { x: -1, y: 1, on: 'city:E' },
          { x: 1, y: 1, on: 'city:W' },
        ],
      },
      {
        id: 'shepherd',
        opening: ['B 0,1 0 / follower monastery', 'E 0,-1 180 / follower city:S'],
        hand: 'U',
        goals: [anything, says('shepherd')],
        answers: ['1,0 90', 'shepherd field:NL,NR,EL,WR'],
        after: ['token sheep3'],
      },
      {
        id: 'gather',
        opening: [
          'U 1,0 90 / shepherd field:NL,NR,EL,WR / token sheep3',
          'B 0,1 0 / follower monastery',
          'E 1,-1 0 / grow / token sheep4',
          'V 2,0 0 / follower road:S,W',
        ],
        hand: 'E',
        goals: [leadsTo('flock'), says('flock', 'score')],
        answers: ['2,-1 0', 'score'],
        lights: [{ x: 1, y: 0, on: 'field:NL' }],
      },
      {
        id: 'vineyard',
        opening: [
          'B 0,1 0 / follower monastery',
          'U 1,0 90 / follower road:E,W',
          'U -1,0 90',
          `${VINEYARD} 1,1 0 / follower city:E`,
          `${VINEYARD} -1,1 180 / follower city:W`,
          'V 1,2 0 / follower road:S,W',
          'V -1,2 270',
          'E 0,-1 180 / follower city:S',
        ],
        hand: 'U',
        goals: [there(0, 1, 'monastery', isClosed), anything],
        answers: ['0,2 90', 'pass'],
        lights: [{ x: 0, y: 2 }],
      },
    ],
    words: {
      en: {
        title: 'Hills & Sheep',
        about: 'Hills that break ties, shepherds with their flocks, and vineyards for the monks.',
        scenes: {
          hill: {
            title: 'Higher ground',
            say: 'Where players tie for a feature, those with a follower on a hill in it take the points alone. Your knight stands on a hill.',
            task: 'Join the two cities. Afterwards deploy a figure or pass.',
            done: 'A tie, but the hill decides: 8 points for you, none for Blue.',
            hint: 'Legal, but the cities are still apart. One place lies between them.',
          },
          shepherd: {
            title: 'A shepherd',
            say: 'Instead of a follower you may put your shepherd into a field without another shepherd; farmers don’t matter. Then you draw a token: sheep stay, a wolf sends the shepherd home.',
            task: 'Place the tile and put your shepherd into one of its fields.',
            done: 'Three sheep for a start.',
            hint: 'Allowed, but let us have a flock: choose the shepherd for one of the fields.',
          },
          gather: {
            title: 'Grow or gather',
            say: 'When you extend your shepherd’s field, you choose: grow, and draw one more token, or gather, and score 1 point a sheep. A wolf would scatter everything.',
            task: 'You have seven sheep. Extend the lit field and gather them.',
            done: '7 points, and the shepherd comes home. You may deploy it anew at once.',
            hint: 'That can go well, or the wolf comes. This time extend the lit field and gather the flock.',
          },
          vineyard: {
            title: 'Vineyards',
            say: 'Every vineyard among the eight neighbours of a monastery is worth 3 points more when it is closed. There are two here.',
            task: 'Close your monastery. Afterwards deploy a figure or pass.',
            done: '9 points and twice 3: 15.',
            hint: 'Legal, but the monk still waits: fill the gap in the south.',
          },
        },
      },
      fr: {
        title: 'Moutons et Collines',
        about:
          'Des collines qui tranchent les égalités, des bergers et leurs troupeaux, des vignobles pour les moines.',
        scenes: {
          hill: {
            title: 'Prendre de la hauteur',
            say: 'Là où des joueurs sont à égalité, ceux qui ont dans la zone un partisan sur une colline prennent seuls les points. Votre chevalier est sur une colline.',
            task: 'Reliez les deux villes. Ensuite, posez un pion ou passez.',
            done: 'Une égalité, mais la colline tranche : 8 points pour vous, rien pour Bleu.',
            hint: 'C’est permis, mais les villes sont encore séparées. Une case se trouve entre elles.',
          },
          shepherd: {
            title: 'Un berger',
            say: 'Au lieu d’un partisan, vous pouvez poser votre berger dans un pré sans autre berger ; les paysans n’y changent rien. Puis vous tirez un jeton : des moutons restent, un loup renvoie le berger.',
            task: 'Placez la tuile et posez votre berger dans l’un de ses prés.',
            done: 'Trois moutons pour commencer.',
            hint: 'C’est permis, mais il nous faut un troupeau : choisissez le berger pour l’un des prés.',
          },
          gather: {
            title: 'Agrandir ou rassembler',
            say: 'Quand vous agrandissez le pré de votre berger, vous choisissez : agrandir le troupeau en tirant un jeton, ou le rassembler pour 1 point par mouton. Un loup disperserait tout.',
            task: 'Vous avez sept moutons. Agrandissez le pré éclairé et rassemblez-les.',
            done: '7 points, et le berger revient. Vous pouvez le reposer aussitôt.',
            hint: 'Cela peut bien finir, ou le loup vient. Cette fois, agrandissez le pré éclairé et rassemblez le troupeau.',
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
    },
  },
];
