import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'crop-circles': {
    title: 'Die Kornkreise',
    about: 'Zeichen im Korn: Alle setzen einen Gefolgsmann dazu, oder alle nehmen einen zurück.',
    scenes: {
      add: {
        title: 'Alle setzen dazu',
        say: 'Wer einen Kornkreis legt, entscheidet am Ende des Zugs für alle: Alle setzen einen Gefolgsmann zu einem eigenen dieser Art, oder alle nehmen einen zurück. Der Schild steht für Ritter.',
        task: 'Lege das Plättchen, setze einen Gefolgsmann oder passe. Wähle dann das Dazusetzen, und setze deinen zweiten Ritter zum ersten.',
        done: 'Zwei Ritter in deiner Stadt, und Blau hatte keinen zu verdoppeln.',
        hint: 'Erlaubt, aber nur du hast einen Ritter: Lass alle dazusetzen, und der Gewinn ist deiner.',
      },
      remove: {
        title: 'Alle nehmen zurück',
        say: 'Die Mistgabel steht für Bauern, die Keule für Wegelagerer. Hier hat Blau einen Bauern und du hast keinen.',
        task: 'Lege das Plättchen, setze einen Gefolgsmann oder passe. Lass dann alle einen Bauern zurücknehmen.',
        done: 'Der Bauer von Blau muss zurück, ohne einen Punkt.',
        hint: 'Wenn alle dazusetzen, gewinnt nur Blau. Wähle das andere: zurücknehmen.',
      },
    },
  },
};
