import type { Same } from '../../book-text.ts';
import type * as en from '../en/rulings.ts';

export const rulings: Same<typeof en.rulings> = {
  title: 'Entscheidungen und Optionen',
  lead: 'Mehrere Auflagen, viele Jahre Erweiterungen: Die Hefte sind sich nicht immer einig. Hier steht, was du wählen kannst, und was wir entschieden haben, wo kein Heft spricht.',
  entries: {
    differ: {
      title: 'Wo die Hefte sich unterscheiden',
      text: 'All das sind Optionen beim Aufbau. Der erste Wert ist der, den du bekommst, wenn du nichts wählst.',
    },
    'option-farmers': {
      title: 'Wie Bauern gewertet werden',
      text: 'Nach Wiesen, wie in der Box von 2017 (B12); gar nicht, für ein erstes Spiel (B13); oder nach Städten, wie 2000 (E2).',
    },
    'option-smallCity': {
      title: 'Die Stadt aus zwei Plättchen',
      text: 'Eine Ausnahme im Jahr 2000, seither keine (B4, E1).',
    },
    'option-firstPlayer': {
      title: 'Wer beginnt',
      text: 'Ausgelost oder vom Gastgeber bestimmt (G9).',
    },
    'option-omit': {
      title: 'Weggelassene Teile',
      text: 'Wie das Heft von 2017 es erlaubt (G10).',
    },
    silent: {
      title: 'Wo die Hefte schweigen',
      text: 'Diese Antworten sind unsere. Sie folgen aus der nächstliegenden Regel, und einige aus Spielen, die mit einem anderen Programm aufgezeichnet wurden und übereinstimmten.',
    },
    'ruling-G5': {
      title: 'Ein weggelegtes Plättchen behält, was es tat',
      text: 'Drehte sich das Rad für ein Plättchen, das dann nirgends passt, gilt sein Ereignis (G5, WF2).',
    },
    'ruling-G6': {
      title: 'Ein zweiter Teil ohne Plättchen ist verloren',
      text: 'Dafür gibt es nichts: Das Spiel endet, wenn ein Plättchen gebraucht wird und keines mehr da ist. Punkte, die das Rad für ein letztes Plättchen bringt, das nirgends passt, bringen also keine Depesche, außer dieses Plättchen kam durch Depesche 4, deren äußerer Teil weitergeht (G6, ME2).',
    },
    'ruling-B13': {
      title: 'Keine Bauern, kein Schwein, aber Schäfer',
      text: 'Ein Schwein braucht einen eigenen Bauern; ein Schäfer braucht niemanden (B13).',
    },
    'ruling-X16': {
      title: 'Punkte in Schüben',
      text: 'Was zu einem Augenblick gehört, wird gemeinsam gezogen, bevor ein Räuber raubt (X16).',
    },
    'ruling-X17': {
      title: 'Die Reihenfolge der Wertung',
      text: 'Nach Art, dann von Norden, dann von Westen; zuerst, wer am Zug ist (X17).',
    },
    'ruling-X18': {
      title: 'Ein weiteres Plättchen durch eine Depesche',
      text: 'Ein ganzer eigener Teil im ersten (X18).',
    },
    'ruling-X19': {
      title: 'Weggenommene Figuren',
      text: 'Für sie wird nichts gewertet, außer eine Depesche sagt es, und das Gebiet, das sie leer zurücklassen, ist frei (X19).',
    },
    'ruling-X20': {
      title: 'Abgeschlossen oder nicht',
      text: 'Wie das Land liegt, wenn die Frage aufkommt: vor den Fähren für Figuren, nach ihnen für die Wertung (X20).',
    },
  },
  captions: {},
};
