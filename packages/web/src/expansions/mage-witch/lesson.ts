import { anything, closes, isMine, puts } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const OPENING = ['M 0,-1 90 / city:E,S', 'U 1,0 90 / road:E,W'];
const ENCHANTED = [
  ...OPENING,
  'mage-witch/city-road-and-curve 2,0 0 / mage 0,-1 city:E,S',
  'B 0,1 0 / monastery',
];

export const lessons: readonly Lesson[] = [
  {
    id: 'mage-witch',
    sets: ['base', 'mage-witch'],
    tile: 'mage-witch/city-road-and-curve',
    scenes: [
      {
        id: 'mage',
        opening: OPENING,
        hand: 'mage-witch/city-road-and-curve',
        goals: [anything, puts('mage', isMine)],
        answers: ['2,0 0', 'mage 0,-1 city:E,S'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'witch',
        opening: ENCHANTED,
        hand: 'mage-witch/two-opposite-cities',
        goals: [anything, puts('witch', ({ held }) => held[1] > held[0])],
        answers: ['-1,1 90', 'witch 1,0 road:E,W'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'closing',
        opening: ENCHANTED,
        hand: 'E',
        goals: [closes('city'), anything],
        answers: ['1,-1 270', 'pass'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
    ],
    words: {
      en: {
        title: 'Mage & Witch',
        about: 'One makes a road or city richer, the other halves it; and everybody moves them.',
        scenes: {
          mage: {
            title: 'The mage',
            say: 'Whoever places a magic tile must put the mage or the witch onto an unfinished road or city, on another tile than the one just placed. The mage adds 1 point for every tile.',
            task: 'Place the tile and put the mage into your city.',
            done: 'Your city is worth one point more a tile, closed or not.',
            hint: 'Allowed, but do it for yourself: the mage, into your own lit city.',
          },
          witch: {
            title: 'The witch',
            say: 'The witch halves what a road or city pays, rounded up. She and the mage never stand in the same feature.',
            task: 'Place the tile and put the witch on Blue’s road.',
            done: 'Half as much for Blue, until somebody moves the witch or the road is closed.',
            hint: 'You may, but she would do more harm on Blue’s road: choose the witch there.',
          },
          closing: {
            title: 'Take it home',
            say: 'When its feature is closed, the mage or the witch leaves the board and waits for the next magic tile.',
            task: 'Close your city while the mage is there. Afterwards deploy a follower or pass.',
            done: '8 points and 3 more for the mage: 11.',
            hint: 'Legal, but somebody may send the mage elsewhere. Close the city in the east now.',
          },
        },
      },
      fr: {
        title: 'Mage et Sorcière',
        about:
          'L’un enrichit une route ou une ville, l’autre la réduit de moitié ; et tout le monde les déplace.',
        scenes: {
          mage: {
            title: 'Le mage',
            say: 'Qui place une tuile magique doit mettre le mage ou la sorcière sur une route ou dans une ville incomplète, sur une autre tuile que celle qui vient d’être placée. Le mage ajoute 1 point par tuile.',
            task: 'Placez la tuile et mettez le mage dans votre ville.',
            done: 'Votre ville vaut un point de plus par tuile, complète ou non.',
            hint: 'C’est permis, mais faites-le pour vous : le mage, dans votre propre ville éclairée.',
          },
          witch: {
            title: 'La sorcière',
            say: 'La sorcière divise par deux ce que rapporte une route ou une ville, en arrondissant vers le haut. Elle et le mage ne sont jamais dans la même zone.',
            task: 'Placez la tuile et mettez la sorcière sur la route de Bleu.',
            done: 'Moitié moins pour Bleu, jusqu’à ce qu’on déplace la sorcière ou que la route soit complète.',
            hint: 'C’est possible, mais elle nuirait davantage sur la route de Bleu : choisissez-y la sorcière.',
          },
          closing: {
            title: 'Encaisser',
            say: 'Quand sa zone est complète, le mage ou la sorcière quitte le plateau et attend la prochaine tuile magique.',
            task: 'Complétez votre ville tant que le mage y est. Ensuite, posez un partisan ou passez.',
            done: '8 points et 3 de plus pour le mage : 11.',
            hint: 'C’est permis, mais quelqu’un pourrait envoyer le mage ailleurs. Fermez maintenant la ville à l’est.',
          },
        },
      },
    },
  },
];
