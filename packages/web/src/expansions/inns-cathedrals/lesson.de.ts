import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'inns-cathedrals': {
    title: 'Wirtshäuser & Kathedralen',
    about: 'Mehr Punkte für Straßen und Städte, aber mit Risiko, und ein großer Gefolgsmann.',
    scenes: {
      inn: {
        title: 'Ein Wirtshaus an der Straße',
        say: 'Eine Straße mit Wirtshaus bringt abgeschlossen 2 Punkte je Plättchen. Ist sie aber am Ende unfertig, bringt sie gar nichts.',
        task: 'Lege das Wirtshaus an deine eigene Straße.',
        done: 'Von nun an zählt jedes Plättchen dieser Straße doppelt, wenn du sie rechtzeitig abschließt.',
        hint: 'Erlaubt, aber deine Straße hat noch kein Wirtshaus. Sie ist im Westen offen.',
      },
      doubled: {
        title: 'Doppelt oder nichts',
        say: 'Das Wirtshaus steht an deiner Straße. Zeit, die Punkte zu sichern.',
        task: 'Schließe deine Straße ab. Setze danach einen Gefolgsmann oder passe.',
        done: 'Fünf Plättchen zu 2 Punkten: 10. Ein zweites Wirtshaus hätte nichts hinzugefügt.',
        hint: 'Ein erlaubter Zug, aber die Straße ist noch offen und so lange nichts wert. Ihr Ende ist im Westen.',
      },
      cathedral: {
        title: 'Eine Kathedrale',
        say: 'Eine Stadt mit Kathedrale bringt abgeschlossen 3 Punkte je Plättchen und 3 je Wappen, und nichts, wenn sie am Ende unfertig ist.',
        task: 'Schließe deine Stadt mit der Kathedrale ab. Setze danach einen Gefolgsmann oder passe.',
        done: 'Fünf Plättchen zu 3 Punkten: 15.',
        hint: 'Das passt, aber die letzte Lücke ist noch offen. Sie ist nördlich der Kathedrale.',
      },
      big: {
        title: 'Der große Gefolgsmann',
        say: 'Alle haben einen großen Gefolgsmann. Er wird wie jeder andere gesetzt, zählt aber bei der Mehrheit als zwei.',
        task: 'Lege zuerst dein Plättchen westlich der Lücke, mit der Stadt zu ihr hin, und setze den großen Gefolgsmann hinein. Verbinde dann mit dem nächsten Plättchen die Städte.',
        done: 'Zwei gegen einen: 8 Punkte für dich allein.',
        hint: 'Erlaubt, aber der Plan ist: dein Plättchen auf den markierten Platz, die Stadt zu der von Blau, den großen Gefolgsmann hinein; dann das Plättchen dazwischen.',
      },
    },
  },
};
