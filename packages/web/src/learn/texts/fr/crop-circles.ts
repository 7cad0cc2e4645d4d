import type { LessonWords } from '../../lesson.ts';

export const cropCircles: LessonWords = {
  title: 'Les Agroglyphes',
  about: 'Des signes dans les blés : chacun ajoute un partisan, ou chacun en reprend un.',
  scenes: {
    add: {
      title: 'Chacun ajoute',
      say: 'Qui place un agroglyphe décide pour tous à la fin du tour : chacun ajoute un partisan à côté d’un autre du même genre, ou chacun en reprend un. L’écu désigne les chevaliers.',
      task: 'Placez la tuile, posez un partisan ou passez. Puis choisissez d’ajouter, et posez votre second chevalier à côté du premier.',
      done: 'Deux chevaliers dans votre ville, et Bleu n’en avait pas à doubler.',
      hint: 'C’est permis, mais vous seul avez un chevalier : que chacun ajoute, et c’est vous qui gagnez.',
    },
    remove: {
      title: 'Chacun reprend',
      say: 'La fourche désigne les paysans, le gourdin les brigands. Ici, Bleu a un paysan et vous n’en avez pas.',
      task: 'Placez la tuile, posez un partisan ou passez. Puis faites reprendre un paysan à chacun.',
      done: 'Le paysan de Bleu doit rentrer, sans un point.',
      hint: 'Si chacun ajoute, seul Bleu y gagne. Choisissez l’autre : reprendre.',
    },
  },
};
