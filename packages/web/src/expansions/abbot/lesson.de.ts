import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  abbot: {
    title: 'Der Abt',
    about:
      'Ein weiterer Gefolgsmann, nur für Klöster und Gärten, den du vorzeitig für Punkte zurückholen darfst.',
    scenes: {
      garden: {
        title: 'In den Garten',
        say: 'Der Abt ist ein Gefolgsmann, der nur in ein Kloster oder in einen Garten geht. Niemand sonst darf in einen Garten.',
        task: 'Lege das Plättchen und setze deinen Abt in seinen Garten.',
        done: 'Ein Garten wird genau wie ein Kloster gewertet: 9 Punkte mit allen acht Nachbarn.',
        hint: 'Erlaubt, aber deine anderen Gefolgsleute dürfen nicht in den Garten. Wähle den Abt dafür.',
      },
      home: {
        title: 'Früher zurück',
        say: 'Statt jeder anderen Figurenaktion darfst du deinen Abt aus einem unfertigen Kloster oder Garten zurückholen. Er bringt sofort, was er am Ende brächte: 1 Punkt, und 1 für jeden Nachbarn.',
        task: 'Gib dem Garten noch einen Nachbarn, dann hole den Abt zurück.',
        done: 'Sieben Plättchen, 7 Punkte, und der Abt ist frei für einen anderen Garten.',
        hint: 'Gut, aber in dieser Reihenfolge: Lege das Plättchen neben den Garten (eine Ecke genügt), dann hole den Abt zurück.',
      },
      monk: {
        title: 'Auch ein Abt ist ein Mönch',
        say: 'In einem Kloster zählt der Abt als Mönch. Deine anderen Gefolgsleute könnten auch dort stehen, aber sie müssten warten, bis es abgeschlossen ist.',
        task: 'Lege das Kloster und setze den Abt hinein.',
        done: 'Jetzt kannst du auf 9 Punkte warten oder den Abt früher für weniger zurückholen.',
        hint: 'Gut, aber versuche es mit dem Abt: Ein normaler Gefolgsmann sitzt dort fest, bis das Kloster abgeschlossen ist.',
      },
    },
  },
};
