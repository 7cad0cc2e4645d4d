import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  ferries: {
    title: 'Die Fähren',
    about: 'Seen, an denen Straßen zusammenkommen, und Fähren, die entscheiden, welche davon weitergehen.',
    scenes: {
      put: {
        title: 'Über den See',
        say: 'Straßen enden an den Anlegern eines Sees. Nach deiner Figurenaktion musst du eine Fähre zwischen zwei Anleger setzen: Diese beiden Straßen werden eine.',
        task: 'Lege den See an ein Ende deiner Straße, setze einen Gefolgsmann oder passe, und setze dann die Fähre so, dass deine Straße weitergeht.',
        done: 'Deine Straße führt über den See. Der Anleger ohne Fähre ist das Ende seiner Straße.',
        hint: 'Erlaubt, aber jetzt endet deine Straße am See. Setze die Fähre so, dass eines ihrer Enden an deiner Straße liegt.',
      },
      turn: {
        title: 'Eine Fähre drehen',
        say: 'Wer eine Straße verlängert, darf die erste Fähre an ihr zu einem anderen Paar Anleger drehen. Blau hat diese eben zu deiner Straße gedreht; du kannst die Straßen wieder trennen.',
        task: 'Schließe das westliche Ende deiner Straße, setze einen Gefolgsmann oder passe, und dreh dann die Fähre so, dass sie deine Straße verlässt.',
        done: 'Deine Straße endet am Anleger und ist abgeschlossen: 4 Punkte für dich allein.',
        hint: 'Erlaubt, aber dann teilst du die Straße mit Blau, oder sie bleibt offen. Lege das Dorf in den Westen und dreh die Fähre zu den beiden Anlegern, die nicht an deiner Straße sind.',
      },
    },
  },
};
