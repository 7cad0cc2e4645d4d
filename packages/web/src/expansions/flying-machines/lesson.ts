import { anything, does, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const MACHINE = 'flying-machines/field-orth';

export const lessons: readonly Lesson[] = [
  {
    id: 'flying-machines',
    sets: ['base', 'flying-machines'],
    tile: MACHINE,
    scenes: [
      {
        id: 'fly',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery', 'U 2,0 90', 'E 0,-1 180 / city:S'],
        hand: MACHINE,
        goals: [does({ x: 2, y: 1, rot: 0 }), says('flier'), anything],
        answers: ['2,1 0', 'flier', 'monastery'],
        after: ['roll 2'],
        lights: [
          { x: 2, y: 1 },
          { x: 0, y: 1, on: 'monastery' },
        ],
      },
      {
        id: 'landing',
        opening: ['U 1,0 90 / road:E,W', 'P 0,-1 180 / city:E,S', 'U 2,0 90', 'B 0,1 0 / monastery'],
        hand: MACHINE,
        goals: [does({ x: 2, y: -1, rot: 0 }), says('flier'), says('city:E,S')],
        answers: ['2,-1 0', 'flier', 'city:E,S'],
        after: ['roll 2'],
        lights: [
          { x: 2, y: -1 },
          { x: 0, y: -1, on: 'city:S' },
        ],
      },
    ],
    words: {
      en: {
        title: 'Flying Machines',
        about: 'A follower takes off from the tile and lands where nobody could walk in.',
        scenes: {
          fly: {
            title: 'Take off',
            say: 'Instead of deploying on this tile, a follower may fly: the die says 1, 2 or 3 squares, straight along the arrow. It lands on an unfinished road, city or monastery, occupied or not.',
            task: 'Place the machine on the lit spot, pointing west at Blue’s monastery two squares away, and fly. The die will show two.',
            done: 'You are on Blue’s monastery now: two monks, and each will get all the points.',
            hint: 'Allowed, but the flight would end elsewhere. Use the lit spot, turn the arrow to the west, and choose the flying machine for your follower.',
          },
          landing: {
            title: 'Choose where to land',
            say: 'Where several features are open to you, you choose. If there is none, or no tile at all, the follower goes home; a field is never a landing place.',
            task: 'Fly west again with a two, and land in Blue’s city.',
            done: 'A knight in Blue’s city: now you share it.',
            hint: 'Legal, but the city was the prize. Point the arrow at it from the lit spot, fly, and choose the city, not the road.',
          },
        },
      },
      fr: {
        title: 'Les Ornithoptères',
        about: 'Un partisan décolle de la tuile et atterrit là où nul ne pouvait entrer à pied.',
        scenes: {
          fly: {
            title: 'Décollage',
            say: 'Au lieu de se poser sur cette tuile, un partisan peut voler : le dé donne 1, 2 ou 3 cases, tout droit dans le sens de la flèche. Il atterrit sur une route, une ville ou une abbaye incomplète, occupée ou non.',
            task: 'Placez l’ornithoptère sur la case éclairée, pointé à l’ouest vers l’abbaye de Bleu à deux cases, et volez. Le dé montrera deux.',
            done: 'Vous voilà sur l’abbaye de Bleu : deux moines, et chacun aura tous les points.',
            hint: 'C’est permis, mais le vol finirait ailleurs. Prenez la case éclairée, tournez la flèche vers l’ouest et choisissez l’ornithoptère pour votre partisan.',
          },
          landing: {
            title: 'Choisir où atterrir',
            say: 'Là où plusieurs zones vous sont ouvertes, vous choisissez. S’il n’y en a pas, ou pas de tuile, le partisan revient ; on n’atterrit jamais dans un pré.',
            task: 'Volez encore vers l’ouest avec un deux, et atterrissez dans la ville de Bleu.',
            done: 'Un chevalier dans la ville de Bleu : vous la partagez désormais.',
            hint: 'C’est permis, mais l’enjeu était la ville. Pointez-y la flèche depuis la case éclairée, volez, et choisissez la ville, pas la route.',
          },
        },
      },
    },
  },
];
