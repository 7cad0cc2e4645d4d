import { anything, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'wheel-of-fortune',
    sets: ['base', 'wheel-of-fortune'],
    tile: 'base-bb5/U-wheel1',
    scenes: [
      {
        id: 'crown',
        opening: [],
        hand: 'E',
        goals: [anything, says('crown:taxes')],
        answers: ['0,-1 180', 'crown:taxes'],
      },
      {
        id: 'spin',
        opening: ['E 0,-1 180 / crown:taxes'],
        watch: ['B 1,-1 0 / monastery'],
        hand: 'base-bb5/U-wheel1',
        goals: [anything, says('crown:famine')],
        answers: ['2,-1 0', 'crown:famine'],
        panel: 'players',
      },
    ],
    words: {
      en: {
        title: 'Wheel of Fortune',
        about: 'A pig walks round the wheel and brings fortune, taxes, famine, storm, inquisition or plague.',
        scenes: {
          crown: {
            title: 'Crown spaces',
            say: 'The wheel lies in the middle of the land. Instead of another figure action a follower may go onto a free crown space: it pays when the pig stops there.',
            task: 'Place the tile, then put a follower on a crown space of Taxes, where the pig may go next.',
            done: 'If the pig stops at Taxes, your follower is paid and comes home.',
            hint: 'Allowed, but this time think of the wheel: choose a crown space of Taxes.',
          },
          spin: {
            title: 'The pig walks',
            say: 'Some tiles show an icon: as soon as one is drawn, the pig walks that many sectors, and the event of its new sector happens. Your tile sent it one on, to Taxes: alone on its two crown spaces, your follower got 6 points.',
            task: 'Next comes Famine. Place the tile and put a follower on the crown space of Famine.',
            done: 'Well guessed or not, your follower stays there until the pig stops; at the end it pays nothing.',
            hint: 'You may, but bet on the next sector: choose the crown space of Famine.',
          },
        },
      },
      fr: {
        title: 'La Roue de la Fortune',
        about:
          'Un cochon fait le tour de la roue et apporte fortune, taxes, famine, tempête, inquisition ou peste.',
        scenes: {
          crown: {
            title: 'Les cases couronne',
            say: 'La roue est au milieu du pays. Au lieu d’une autre action de pion, un partisan peut aller sur une case couronne libre : elle paie quand le cochon s’y arrête.',
            task: 'Placez la tuile, puis posez un partisan sur une case couronne des Taxes, où le cochon peut aller ensuite.',
            done: 'Si le cochon s’arrête aux Taxes, votre partisan est payé et revient.',
            hint: 'C’est permis, mais pensez cette fois à la roue : choisissez une case couronne des Taxes.',
          },
          spin: {
            title: 'Le cochon avance',
            say: 'Certaines tuiles portent une icône : dès qu’on en pioche une, le cochon avance d’autant de secteurs, et l’événement de son nouveau secteur a lieu. Votre tuile l’a fait avancer d’un secteur, aux Taxes : seul sur leurs deux cases couronne, votre partisan a reçu 6 points.',
            task: 'Ensuite vient la Famine. Placez la tuile et posez un partisan sur la case couronne de la Famine.',
            done: 'Bien deviné ou non, le partisan y reste jusqu’à ce que le cochon s’y arrête ; à la fin, il ne rapporte rien.',
            hint: 'C’est possible, mais pariez sur le secteur suivant : choisissez la case couronne de la Famine.',
          },
        },
      },
    },
  },
];
