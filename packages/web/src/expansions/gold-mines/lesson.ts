import { anything, closes, does, near, one } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const MINE = 'gold-mines/two-curves';

export const lessons: readonly Lesson[] = [
  {
    id: 'gold-mines',
    sets: ['base', 'gold-mines'],
    tile: MINE,
    scenes: [
      {
        id: 'ingots',
        opening: ['M 0,-1 90 / city:E,S', 'B 0,1 0 / monastery'],
        hand: MINE,
        goals: [one(near(0, 0), near(0, -1)), one(does({ x: 0, y: 0 }), does({ x: 0, y: -1 }))],
        answers: ['-1,0 0', 'gold 0,-1'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'share',
        opening: [
          'M 0,-1 90 / city:E,S',
          'B 0,1 0 / monastery',
          `${MINE} -1,0 0 / gold 0,-1`,
          'E 1,1 90 / city:E',
        ],
        hand: 'E',
        goals: [closes('city'), anything],
        answers: ['1,-1 270', 'pass'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
    ],
    words: {
      en: {
        title: 'Gold Mines',
        about: 'Ingots on the land, for those who score what they lie on.',
        scenes: {
          ingots: {
            title: 'Two ingots',
            say: 'When you place a gold mine, one ingot goes onto it and one onto a neighbouring tile of your choice, corners included.',
            task: 'Place the mine beside your city and put the second ingot onto a tile of your city.',
            done: 'The ingot waits in your city until the city is closed.',
            hint: 'You may, but that ingot is not in your city. Choose a tile of your own city: the lit one.',
          },
          share: {
            title: 'Whose gold?',
            say: 'When a feature is closed, those who score it take the ingots on its tiles. At the end up to 3 ingots pay 1 point each, 4–6 pay 2 each, 7–9 pay 3, and from 10 on 4.',
            task: 'Close your city and take the ingot. Afterwards deploy a follower or pass.',
            done: '8 points for the city, and the ingot is yours.',
            hint: 'Legal, but the gold is still lying there. Close the city in the east.',
          },
        },
      },
      fr: {
        title: 'Les Mines d’Or',
        about: 'Des lingots sur les tuiles, pour qui marque les zones où ils se trouvent.',
        scenes: {
          ingots: {
            title: 'Deux lingots',
            say: 'Quand vous placez une mine d’or, un lingot va dessus et un autre sur une tuile voisine de votre choix, coins compris.',
            task: 'Placez la mine à côté de votre ville et posez le second lingot sur une tuile de votre ville.',
            done: 'Le lingot attend dans votre ville qu’elle soit complète.',
            hint: 'C’est possible, mais ce lingot n’est pas dans votre ville. Choisissez une tuile de votre propre ville, celle qui est éclairée.',
          },
          share: {
            title: 'À qui l’or ?',
            say: 'Quand une zone est complète, ceux qu’elle paie prennent les lingots de ses tuiles. À la fin, jusqu’à 3 lingots valent 1 point chacun, de 4 à 6, 2 chacun, de 7 à 9, 3, et dès 10, 4.',
            task: 'Complétez votre ville et prenez le lingot. Ensuite, posez un partisan ou passez.',
            done: '8 points pour la ville, et le lingot est à vous.',
            hint: 'C’est permis, mais l’or est toujours là. Fermez la ville à l’est.',
          },
        },
      },
    },
  },
];
