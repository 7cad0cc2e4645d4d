import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'flying-machines': {
    title: 'Die Fluggeräte',
    about: 'Ein Gefolgsmann hebt vom Plättchen ab und landet, wo niemand zu Fuß hinkäme.',
    scenes: {
      fly: {
        title: 'Abheben',
        say: 'Statt auf dieses Plättchen gesetzt zu werden, darf ein Gefolgsmann fliegen: Der Würfel sagt 1, 2 oder 3 Felder, geradeaus in Pfeilrichtung. Er landet auf einer unfertigen Straße, in einer unfertigen Stadt oder einem unfertigen Kloster, besetzt oder nicht.',
        task: 'Lege das Fluggerät auf den markierten Platz, mit dem Pfeil nach Westen auf das Kloster von Blau, zwei Felder weiter, und flieg los. Der Würfel zeigt eine Zwei.',
        done: 'Du bist jetzt im Kloster von Blau: zwei Mönche, und beide bekommen alle Punkte.',
        hint: 'Erlaubt, aber der Flug würde anderswo enden. Nimm den markierten Platz, dreh den Pfeil nach Westen, und wähle für deinen Gefolgsmann das Fluggerät.',
      },
      landing: {
        title: 'Wähle, wo du landest',
        say: 'Wo dir mehrere Gebiete offenstehen, wählst du. Gibt es keines oder gar kein Plättchen, kommt der Gefolgsmann zurück; auf einer Wiese landet man nie.',
        task: 'Flieg noch einmal mit einer Zwei nach Westen, und lande in der Stadt von Blau.',
        done: 'Ein Ritter in der Stadt von Blau: Jetzt teilt ihr sie euch.',
        hint: 'Erlaubt, aber die Stadt war der Preis. Richte den Pfeil vom markierten Platz auf sie, flieg, und wähle die Stadt, nicht die Straße.',
      },
    },
  },
};
