import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'crop-circles': {
    title: 'Les Agroglyphes',
    about: 'Des signes dans les blés : chacun ajoute un meeple, ou chacun en reprend un.',
    scenes: {
      add: {
        title: 'Chacun ajoute',
        say: 'Qui place un agroglyphe décide pour tous à la fin du tour : chacun ajoute un meeple à côté d’un des siens de la même sorte, ou chacun en reprend un. Le bouclier désigne les chevaliers.',
        task: 'Placez la tuile, posez un meeple ou passez. Puis choisissez d’ajouter, et posez votre second chevalier à côté du premier.',
        done: 'Deux chevaliers dans votre ville, et Bleu n’en avait pas à doubler.',
        hint: 'C’est permis, mais vous seul avez un chevalier : si chacun ajoute, vous seul y gagnez.',
      },
      remove: {
        title: 'Chacun reprend',
        say: 'La fourche désigne les paysans, la massue les brigands. Ici, Bleu a un paysan et vous n’en avez pas.',
        task: 'Placez la tuile, posez un meeple ou passez. Puis faites reprendre un paysan à chacun.',
        done: 'Le paysan de Bleu doit revenir, sans un point.',
        hint: 'Si chacun ajoute, seul Bleu y gagne. Choisissez l’autre action : reprendre.',
      },
    },
  },
};
