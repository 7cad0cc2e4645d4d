import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'flying-machines': {
    title: 'Les Ornithoptères',
    about: 'Un meeple décolle de la tuile et atterrit là où personne ne pouvait entrer à pied.',
    scenes: {
      fly: {
        title: 'Décollage',
        say: 'Au lieu de se poser sur cette tuile, un meeple peut voler : le dé donne 1, 2 ou 3 cases, tout droit dans le sens de la flèche. Il atterrit sur une route, une ville ou une abbaye incomplète, occupée ou non.',
        task: 'Placez l’ornithoptère sur la case en surbrillance, la flèche vers l’ouest, sur l’abbaye de Bleu à deux cases, et volez. Le dé montrera deux.',
        done: 'Vous voilà sur l’abbaye de Bleu : deux moines, et chacun aura tous les points.',
        hint: 'C’est permis, mais le vol finirait ailleurs. Prenez la case en surbrillance, tournez la flèche vers l’ouest et choisissez l’ornithoptère pour votre meeple.',
      },
      landing: {
        title: 'Choisir où atterrir',
        say: 'Là où plusieurs zones vous sont ouvertes, vous choisissez. S’il n’y en a pas, ou pas de tuile, le meeple revient ; on n’atterrit jamais dans un pré.',
        task: 'Volez encore vers l’ouest avec un deux, et atterrissez dans la ville de Bleu.',
        done: 'Un chevalier dans la ville de Bleu : vous la partagez désormais.',
        hint: 'C’est permis, mais l’enjeu était la ville. Pointez-y la flèche depuis la case en surbrillance, volez, et choisissez la ville, pas la route.',
      },
    },
  },
};
