import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'wheel-of-fortune': {
    title: 'La Roue de la Fortune',
    about:
      'Un cochon fait le tour de la roue et apporte fortune, taxes, famine, tempête, inquisition ou peste.',
    scenes: {
      crown: {
        title: 'Les cases couronne',
        say: 'La roue est au milieu du pays. Au lieu d’une autre action de pion, un meeple peut aller sur une case couronne libre : elle paie quand le cochon s’y arrête.',
        task: 'Placez la tuile, puis posez un meeple sur une case couronne des Taxes, où le cochon peut aller ensuite.',
        done: 'Si le cochon s’arrête aux Taxes, votre meeple est payé et revient.',
        hint: 'C’est permis, mais pensez cette fois à la roue : choisissez une case couronne des Taxes.',
      },
      spin: {
        title: 'Le cochon avance',
        say: 'Certaines tuiles portent une icône : dès qu’on en pioche une, le cochon avance d’autant de secteurs, et l’événement de son nouveau secteur a lieu. Votre tuile l’a fait avancer d’un secteur, aux Taxes : seul sur leurs deux cases couronne, votre meeple a reçu 6 points.',
        task: 'Ensuite vient la Famine. Placez la tuile et posez un meeple sur la case couronne de la Famine.',
        done: 'Bien deviné ou non, le meeple y reste jusqu’à ce que le cochon s’y arrête ; à la fin, il ne rapporte rien.',
        hint: 'C’est possible, mais pariez sur le secteur suivant : choisissez la case couronne de la Famine.',
      },
    },
  },
};
