import { anything, builds, closes, deploys, does, grows, isClosed } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const INN = 'inns-cathedrals/inn-straight-garden';
const CATHEDRAL = 'inns-cathedrals/cathedral';

export const lessons: readonly Lesson[] = [
  {
    id: 'inns-cathedrals',
    sets: ['base', 'inns-cathedrals'],
    tile: CATHEDRAL,
    scenes: [
      {
        id: 'inn',
        opening: ['U 1,0 90 / follower road:E,W', 'B 0,1 0 / follower monastery', 'W 2,0 0', 'E 0,-1 180'],
        hand: INN,
        goals: [grows('road')],
        answers: ['-1,0 0'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
      },
      {
        id: 'doubled',
        opening: [
          'U 1,0 90 / follower road:E,W',
          'B 0,1 0 / follower monastery',
          'W 2,0 0',
          'E 0,-1 180',
          `${INN} -1,0 0`,
          'E 1,1 90 / follower city:E',
        ],
        hand: 'W',
        goals: [closes('road'), anything],
        answers: ['-2,0 180', 'pass'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
      },
      {
        id: 'cathedral',
        opening: [
          `${CATHEDRAL} 0,-1 0 / follower city:N,E,S,W`,
          'E -1,-1 90',
          'E 1,-1 270',
          'B 0,1 0 / follower monastery',
        ],
        hand: 'E',
        goals: [closes('city'), anything],
        answers: ['0,-2 180', 'pass'],
        lights: [{ x: 0, y: -1, on: 'city:N' }],
      },
      {
        id: 'big',
        opening: ['U -1,0 90', 'U 1,0 90', 'E 0,-1 180 / follower city:S', 'E 1,1 270 / follower city:W'],
        hand: 'E',
        goals: [
          does({ x: -1, y: 1, rot: 90 }),
          deploys('city', 'big'),
          builds('city', (city) => isClosed(city) && city.held[0] > city.held[1]),
          anything,
        ],
        answers: ['-1,1 90', 'big city:E', '0,1 0', 'pass'],
        after: ['V 2,0 0', 'pass', 'draw F'],
        lights: [
          { x: -1, y: 1 },
          { x: 1, y: 1, on: 'city:W' },
        ],
      },
    ],
    words: {
      en: {
        title: 'Inns & Cathedrals',
        about: 'More points for roads and cities, at a risk, and one big follower.',
        scenes: {
          inn: {
            title: 'An inn by the road',
            say: 'A road with an inn pays 2 points a tile when it is closed. But if it is unfinished at the end, it pays nothing at all.',
            task: 'Lay the inn onto your own road.',
            done: 'From now on every tile of this road is worth double, if you close it in time.',
            hint: 'Allowed, but no inn for your road yet. It is open in the west.',
          },
          doubled: {
            title: 'Double or nothing',
            say: 'The inn is on your road. Time to make it safe.',
            task: 'Close your road. Afterwards deploy a follower or pass.',
            done: 'Five tiles at 2 points: 10. A second inn would not have added anything.',
            hint: 'A legal move, but the road is still open, and worth nothing while it is. Its end is in the west.',
          },
          cathedral: {
            title: 'A cathedral',
            say: 'A city with a cathedral pays 3 points a tile and 3 a pennant when it is closed, and nothing if it is unfinished at the end.',
            task: 'Close your cathedral city. Afterwards deploy a follower or pass.',
            done: 'Five tiles at 3 points: 15.',
            hint: 'That fits, but the last gap is still open. It is north of the cathedral.',
          },
          big: {
            title: 'The big follower',
            say: 'Everyone has one big follower. It is deployed like any other, but counts as two for the majority.',
            task: 'First place your tile west of the gap with its city facing it, and put the big follower in. Then, with your next tile, join the cities.',
            done: 'Two against one: 8 points for you alone.',
            hint: 'Allowed, but the plan was another: the lit place with the city towards Blue’s, the big follower in it, and then the tile between.',
          },
        },
      },
      fr: {
        title: 'Auberges et Cathédrales',
        about: 'Plus de points pour les routes et les villes, mais un risque, et un grand partisan.',
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
            task: 'Complétez votre route. Ensuite, posez un partisan ou passez.',
            done: 'Cinq tuiles à 2 points : 10. Une seconde auberge n’aurait rien ajouté.',
            hint: 'Le coup est permis, mais la route est encore ouverte et ne vaut rien tant qu’elle l’est. Son bout est à l’ouest.',
          },
          cathedral: {
            title: 'Une cathédrale',
            say: 'Une ville avec une cathédrale rapporte 3 points par tuile et 3 par blason quand elle est complète, et rien si elle est incomplète à la fin.',
            task: 'Complétez votre ville à cathédrale. Ensuite, posez un partisan ou passez.',
            done: 'Cinq tuiles à 3 points : 15.',
            hint: 'Cela convient, mais la dernière ouverture est toujours là, au nord de la cathédrale.',
          },
          big: {
            title: 'Le grand partisan',
            say: 'Chacun a un grand partisan. On le pose comme les autres, mais il compte pour deux dans la majorité.',
            task: 'Placez d’abord votre tuile à l’ouest du trou, la ville tournée vers lui, et posez-y le grand partisan. Puis, avec la tuile suivante, reliez les villes.',
            done: 'Deux contre un : 8 points pour vous seul.',
            hint: 'C’est permis, mais le plan était autre : la case éclairée avec la ville face à celle de Bleu, le grand partisan dedans, puis la tuile entre les deux.',
          },
        },
      },
    },
  },
];
