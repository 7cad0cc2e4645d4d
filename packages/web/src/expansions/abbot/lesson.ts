import { anything, deploys, near, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'abbot',
    sets: ['base', 'abbot'],
    tile: 'base/E-garden',
    scenes: [
      {
        id: 'garden',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / follower monastery'],
        hand: 'E-garden',
        goals: [anything, deploys('garden', 'abbot')],
        answers: ['0,-1 180', 'abbot garden'],
      },
      {
        id: 'home',
        opening: [
          'E-garden 0,-1 180 / abbot garden',
          'U 1,0 90 / follower road:E,W',
          'U -1,0 90',
          'E 1,-1 0 / follower city:N',
          'E -1,-1 0 / follower city:N',
          'B 0,1 0 / follower monastery',
        ],
        hand: 'V',
        goals: [near(0, -1), says('return', 'abbot')],
        answers: ['0,-2 90', 'return abbot'],
        lights: [{ x: 0, y: -1, on: 'garden' }],
      },
      {
        id: 'monk',
        opening: ['U 1,0 90 / follower road:E,W', 'E 0,-1 180 / follower city:S'],
        hand: 'B',
        goals: [anything, deploys('monastery', 'abbot')],
        answers: ['0,1 0', 'abbot monastery'],
      },
    ],
    words: {
      en: {
        title: 'The Abbot',
        about:
          'One more follower, for monasteries and gardens only, that you may take home early for its points.',
        scenes: {
          garden: {
            title: 'Into the garden',
            say: 'The abbot is a follower that goes only onto a monastery or into a garden. Nobody else may enter a garden.',
            task: 'Place the tile and put your abbot into its garden.',
            done: 'A garden scores exactly like a monastery: 9 points with all eight neighbours.',
            hint: 'Allowed, but your other followers can’t use the garden. Choose the abbot for it.',
          },
          home: {
            title: 'Home early',
            say: 'Instead of any other figure action you may take your abbot home from an unfinished place. It pays at once as at the end: 1 point, and 1 for each neighbour.',
            task: 'Give the garden one more neighbour, then take the abbot home.',
            done: 'Seven tiles, 7 points, and the abbot is free for another garden.',
            hint: 'Fine, but do it in this order: place the tile beside the garden (a corner is enough), then take the abbot home.',
          },
          monk: {
            title: 'An abbot is a monk, too',
            say: 'On a monastery the abbot counts as a monk. Your other followers could stand there as well, but they would have to wait until it is closed.',
            task: 'Place the monastery and put the abbot on it.',
            done: 'Now you may wait for 9 points, or take the abbot home earlier for fewer.',
            hint: 'Good, but try it with the abbot: a normal follower is stuck there until the monastery is closed.',
          },
        },
      },
      fr: {
        title: 'L’Abbé',
        about:
          'Un partisan de plus, pour les abbayes et les jardins seulement, que l’on peut reprendre avant l’heure contre ses points.',
        scenes: {
          garden: {
            title: 'Au jardin',
            say: 'L’abbé est un partisan qui ne va que sur une abbaye ou dans un jardin. Personne d’autre n’entre dans un jardin.',
            task: 'Placez la tuile et posez votre abbé dans son jardin.',
            done: 'Un jardin s’évalue exactement comme une abbaye : 9 points avec ses huit voisines.',
            hint: 'C’est permis, mais vos autres partisans n’ont pas accès au jardin. Choisissez l’abbé.',
          },
          home: {
            title: 'De retour avant l’heure',
            say: 'Au lieu de toute autre action de pion, vous pouvez reprendre votre abbé d’une zone incomplète. Il rapporte aussitôt comme à la fin : 1 point, et 1 par voisine.',
            task: 'Donnez une voisine de plus au jardin, puis reprenez l’abbé.',
            done: 'Sept tuiles, 7 points, et l’abbé est libre pour un autre jardin.',
            hint: 'Bien, mais dans cet ordre : placez la tuile à côté du jardin (un coin suffit), puis reprenez l’abbé.',
          },
          monk: {
            title: 'L’abbé est aussi un moine',
            say: 'Sur une abbaye, l’abbé compte comme moine. Vos autres partisans pourraient y aller aussi, mais ils devraient attendre qu’elle soit complète.',
            task: 'Placez l’abbaye et posez-y l’abbé.',
            done: 'Vous pouvez maintenant attendre 9 points, ou reprendre l’abbé plus tôt pour moins.',
            hint: 'Bien, mais essayez avec l’abbé : un partisan ordinaire y reste bloqué jusqu’à ce que l’abbaye soit complète.',
          },
        },
      },
    },
  },
];
