import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'flying-machines': {
      title: 'Die Fluggeräte',
      lead: 'Über Mauern und Flüsse, in längst besetzte Städte. Der Würfel sagt, wie weit.',
      entries: {
        FM1: {
          title: 'Abheben',
          text: 'Zeigt dein gelegtes Plättchen ein Fluggerät, darf ein Gefolgsmann fliegen, statt darauf gesetzt zu werden. Der Würfel zeigt 1, 2 oder 3: So viele Felder fliegt er in Richtung des gedruckten Pfeils, der sich mit dem Plättchen dreht; der Weg darf schräg sein und über Lücken führen. Normale und große Gefolgsleute fliegen, und auch der Abt, außer die Option verbietet es.',
        },
        FM2: {
          title: 'Landen',
          text: 'Er muss landen, wenn er kann, auf einer unfertigen Straße, in einer unfertigen Stadt oder einem unfertigen Kloster des Plättchens dort, **besetzt oder nicht**; du wählst, wo. Er kann nicht auf einer Wiese landen und nicht in einem Gebiet, das dein gelegtes Plättchen abgeschlossen hat. Gibt es kein Plättchen oder keinen Landeplatz, kommt er zurück, und in diesem Teil wird nichts anderes gesetzt.',
        },
        FM3: {
          title: 'Der fliegende Abt',
          text: 'Ein Abt landet nur in einem unfertigen Kloster oder einem unfertigen Garten. So können zwei Figuren in einem Kloster stehen: Die Mehrheit entscheidet wie üblich (B7).',
        },
        FM4: {
          title: 'Über das Schicksalsrad',
          text: 'Die Felder des Schicksalsrads sind Plättchen: Auf ihren Straßen, in ihren Städten und so weiter darf man landen, auf dem Rad selbst nie.',
        },
      },
      captions: {
        'flying-way': {
          alt: 'Ein Plättchen mit einem Fluggerät; ein Pfeil führt zwei Felder weit zu einem Plättchen mit einer Stadt, in der der Ritter von Blau steht.',
          caption:
            'Eine Zwei ist gewürfelt: Der Gefolgsmann von Rot fliegt über ein Feld hinweg und darf in der Stadt von Blau landen, obwohl sie besetzt ist.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-abbotFlies': {
        title: 'Fliegt der Abt?',
        text: 'Eine spätere Klarstellung sagt ja; eine Liste im Heft von 2017 nennt nur normale und große Gefolgsleute (FM1, FM3).',
      },
    },
    captions: {},
  },
};
