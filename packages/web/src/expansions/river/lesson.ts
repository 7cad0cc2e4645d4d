import { anything, deploys, deploysOn, does } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'river',
    sets: ['base', 'river'],
    tile: 'river/city-road',
    scenes: [
      {
        id: 'flow',
        opening: [],
        hand: 'river/curve',
        goals: [does({ rot: 90 })],
        answers: ['0,1 90'],
        lights: [{ x: 0, y: 1 }],
      },
      {
        id: 'follower',
        opening: ['river/curve 0,1 90', 'river/straight-a 1,1 90'],
        hand: 'river/city-road',
        goals: [anything, deploys('road')],
        answers: ['2,1 0', 'road:S'],
      },
      {
        id: 'bank',
        opening: ['river/straight-b 0,1 0', 'river/city-city 0,2 90 / city:E'],
        hand: 'river/straight-a',
        goals: [anything, deploysOn('field', 'EL')],
        answers: ['0,3 0', 'field:NR,EL,ER,SL'],
        lights: [{ x: 0, y: 2, on: 'city:E' }],
      },
    ],
    words: {
      en: {
        title: 'River',
        about: 'A river is laid before everything else; it parts fields, and nobody stands on it.',
        scenes: {
          flow: {
            title: 'The river comes first',
            say: 'The game begins at the source, and all river tiles are played before the others. Each must continue the river.',
            task: 'Continue the river so that it flows off to the east.',
            done: 'East it flows. The next bend may not turn the same way again, or the river would run back into itself.',
            hint: 'The river goes on like that, too, but to the west. Turn the tile so that it leaves to the east.',
          },
          follower: {
            title: 'Followers as usual',
            say: 'On a river tile you deploy as always, on whatever it shows: a city, a road, a field. Only the river itself is never occupied.',
            task: 'Place the tile and put a highwayman on its road.',
            done: 'A road with an end at the city wall already. When the lake is placed, the ordinary tiles follow.',
            hint: 'Allowed, but this time choose the road: the short stretch that leaves the city.',
          },
          bank: {
            title: 'Two banks',
            say: 'A river bounds fields just as a road does. Blue’s knight builds in the east: if that city closes, the field beside it pays its farmers at the end.',
            task: 'Lay a farmer on the eastern bank.',
            done: 'Right: the farmer shares the bank with Blue’s city. The western bank is another field.',
            hint: 'You may, but it isn’t the eastern bank. After placing, choose the green east of the water.',
          },
        },
      },
      fr: {
        title: 'Rivière',
        about: 'Une rivière se pose avant tout le reste ; elle sépare les prés, et personne ne s’y installe.',
        scenes: {
          flow: {
            title: 'La rivière d’abord',
            say: 'La partie commence à la source, et toutes les tuiles de rivière se jouent avant les autres. Chacune doit prolonger la rivière.',
            task: 'Prolongez la rivière de sorte qu’elle parte vers l’est.',
            done: 'Elle coule vers l’est. Le prochain coude ne pourra pas tourner dans le même sens, sinon la rivière reviendrait sur elle-même.',
            hint: 'La rivière continue aussi, mais vers l’ouest. Tournez la tuile pour qu’elle sorte à l’est.',
          },
          follower: {
            title: 'Les partisans comme toujours',
            say: 'Sur une tuile de rivière, on pose comme toujours, sur ce qu’elle montre : ville, route, pré. Seule la rivière n’est jamais occupée.',
            task: 'Placez la tuile et posez un brigand sur sa route.',
            done: 'Une route qui finit déjà au mur de la ville. Une fois le lac placé, viennent les tuiles ordinaires.',
            hint: 'C’est permis, mais choisissez cette fois la route : le petit bout qui quitte la ville.',
          },
          bank: {
            title: 'Deux rives',
            say: 'Une rivière borne les prés tout comme une route. Le chevalier de Bleu bâtit à l’est : si sa ville se ferme, le pré qui la borde paiera ses paysans à la fin.',
            task: 'Couchez un paysan sur la rive est.',
            done: 'Oui : le paysan est sur la même rive que la ville de Bleu. La rive ouest est un autre pré.',
            hint: 'Vous en avez le droit, mais ce n’est pas la rive est. Après avoir placé, choisissez le vert à l’est de l’eau.',
          },
        },
      },
    },
  },
];
