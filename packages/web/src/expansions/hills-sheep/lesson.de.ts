import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'hills-sheep': {
    title: 'Schafe und Hügel',
    about: 'Hügel, die Gleichstände entscheiden, Schäfer mit ihren Herden, und Weinberge für die Mönche.',
    scenes: {
      hill: {
        title: 'Höher stehen',
        say: 'Bei Gleichstand bekommt die Punkte allein, wer in dem Gebiet einen Gefolgsmann auf einem Hügel hat. Dein Ritter steht auf einem Hügel.',
        task: 'Verbinde die beiden Städte. Setze danach eine Figur oder passe.',
        done: 'Gleichstand, aber der Hügel entscheidet: 8 Punkte für dich, keine für Blau.',
        hint: 'Erlaubt, aber die Städte sind noch getrennt. Ein Platz liegt dazwischen.',
      },
      shepherd: {
        title: 'Ein Schäfer',
        say: 'Statt eines Gefolgsmanns darfst du deinen Schäfer auf eine Wiese ohne anderen Schäfer setzen; Bauern stören nicht. Dann ziehst du ein Schafplättchen: Schafe bleiben, ein Wolf schickt den Schäfer zurück.',
        task: 'Lege das Plättchen und setze deinen Schäfer auf eine seiner Wiesen.',
        done: 'Drei Schafe für den Anfang.',
        hint: 'Erlaubt, aber wir wollen eine Herde: Wähle den Schäfer für eine der Wiesen.',
      },
      gather: {
        title: 'Wachsen oder eintreiben',
        say: 'Wenn du die Wiese deines Schäfers vergrößerst, wählst du: wachsen lassen und noch ein Schafplättchen ziehen, oder eintreiben und 1 Punkt je Schaf bekommen. Ein Wolf würde alles zerstreuen.',
        task: 'Du hast sieben Schafe. Vergrößere die markierte Wiese und treibe sie ein.',
        done: '7 Punkte, und der Schäfer kommt zurück. Du darfst ihn gleich wieder setzen.',
        hint: 'Das kann gut gehen, oder der Wolf kommt. Vergrößere diesmal die markierte Wiese und treibe die Herde ein.',
      },
      vineyard: {
        title: 'Weinberge',
        say: 'Jeder Weinberg unter den acht Nachbarn eines Klosters bringt 3 Punkte mehr, wenn es abgeschlossen wird. Hier sind es zwei.',
        task: 'Schließe dein Kloster ab. Setze danach eine Figur oder passe.',
        done: '9 Punkte und zweimal 3: 15.',
        hint: 'Erlaubt, aber der Mönch wartet noch: Fülle die Lücke im Süden.',
      },
    },
  },
};
