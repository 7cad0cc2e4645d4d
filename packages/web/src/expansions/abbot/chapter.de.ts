import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    abbot: {
      title: 'Der Abt',
      lead: 'Eine weitere Figur für alle, die Gärten liebt und gehen darf, wann sie will.',
      entries: {
        AB1: {
          title: 'Wohin der Abt geht',
          text: 'Alle haben einen Abt, einen Gefolgsmann, der nur in ein Kloster oder in einen Garten gesetzt wird. Kein anderer Gefolgsmann geht je in einen Garten. Ohne diese Erweiterung sind Gärten nur Zierde.',
        },
        AB2: {
          title: 'Gärten',
          text: 'Ein Garten wird genau wie ein Kloster gewertet: 9 Punkte mit allen acht Nachbarn (B5), am Ende weniger (B11).',
        },
        AB3: {
          title: 'Den Abt zurückholen',
          text: 'Statt jeder anderen Figurenaktion darfst du deinen Abt aus einem noch unfertigen Kloster oder Garten zurückholen. Er bringt sofort, was er am Ende brächte: 1, und 1 für jeden Nachbarn. Nur du bekommst Punkte, auch ohne Mehrheit; andere dort bleiben.\n\nSchließt das eben gelegte Plättchen das Gebiet ab, kann der Abt nicht zurückgeholt werden: Er wird in Schritt 11 gewertet.',
        },
        AB4: {
          title: 'Ein Gefolgsmann wie andere',
          text: 'Für alles andere ist der Abt ein Gefolgsmann: für Mehrheiten, Hügel, den Sturm, die Pest und die Depesche, die einen Gefolgsmann zurückholt. In einem Kloster ist er ein Mönch. In einem Garten ist er keines von alldem, weder Wegelagerer noch Ritter, Mönch oder Bauer: Die Inquisition (WF3) sieht ihn nicht; die Depesche über das kleinste Kloster zählt Gärten mit (ME4).',
        },
      },
      captions: {
        'abbot-where': {
          alt: 'Ein eben gelegtes Plättchen mit einem Garten neben einer Stadt. Der Garten ist für den Abt abgehakt; die Stadt und die Wiese sind durchgestrichen.',
          caption:
            'Der Abt darf in den Garten und sonst nirgendwohin auf diesem Plättchen. Ein gewöhnlicher Gefolgsmann darf überallhin, nur dorthin nicht.',
        },
        'abbot-home': {
          alt: 'Ein Garten mit dem Abt von Rot und fünf Plättchen ringsum.',
          caption: 'Fünf Nachbarn bisher. Rot holt den Abt zurück und bekommt sofort {red} Punkte.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-AB4': {
        title: 'Ein Abt im Garten ist kein Mönch',
        text: 'Regeln, die nach der Figur fragen, übergehen ihn; Regeln, die nach dem Gebiet fragen, zählen ihn (AB4).',
      },
    },
    captions: {},
  },
};
