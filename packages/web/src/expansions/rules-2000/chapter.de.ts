import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'rules-2000': {
      title: 'Die Regeln von 2000',
      lead: 'Wie die erste Auflage wertete. Jede ihrer Regeln ist eine Option jedes Spiels; die Auswahl „Auflage 2000“ stellt sie zusammen ein.',
      entries: {
        E1: {
          title: 'Kleine Städte',
          text: 'Eine abgeschlossene Stadt aus genau zwei Plättchen bringt 1 Punkt je Plättchen und 1 je Wappen, statt je 2. Jede größere Stadt bringt das Übliche (B4).',
        },
        E2: {
          title: 'Bauern nach Städten',
          text: 'Nicht die Wiese wird gewertet, sondern die **Stadt**: Sieh dir für jede abgeschlossene Stadt alle Wiesen, die an sie grenzen, zusammen an. Wer auf ihnen zusammengezählt die meisten Bauern hat, bekommt 3 Punkte; bei Gleichstand bekommt jeder der Beteiligten 3. Jede Stadt zahlt einmal. Der alte Druck zeigt sowohl 3 als auch 4: Eine Option entscheidet.\n\nWertet eine Depesche eine Wiese allein (ME4), bringt sie Punkte für die Städte an ihr, die der Besitzer des Bauern gewinnen würde.',
        },
        E4: {
          title: 'Die Auswahl „Auflage 2000“',
          text: 'Die Plättchen des Grundspiels mit kleinen Städten, Bauern nach Städten, 3 Punkten je Stadt und ohne Handplättchen. Sonst ändert sich nichts.',
        },
      },
      captions: {
        'small-city': {
          alt: 'Eine abgeschlossene Stadt aus zwei Plättchen mit dem Ritter von Rot.',
          caption: 'Nach den Regeln von 2000 bringt die kleinste Stadt {red} Punkte.',
        },
        'per-city': {
          alt: 'Eine abgeschlossene Stadt aus drei Plättchen mit drei Wiesen ringsum: auf zweien je ein Bauer von Rot, auf der dritten einer von Blau.',
          caption:
            'Drei Wiesen mit Bauern grenzen an die Stadt. Sie werden zusammengezählt: zwei von Rot gegen einen von Blau. Rot bekommt {red} Punkte, Blau keine; nach heutigen Regeln brächte jede Wiese ihrem eigenen Bauern etwas.',
        },
      },
    },
    hands: {
      title: 'Drei auf der Hand',
      lead: 'Eine Variante aus dem Heft von 2000 für alle, die gern planen: Du hast Plättchen auf der Hand, statt blind zu ziehen.',
      entries: {
        E3: {
          title: 'Je drei Plättchen',
          text: 'Vor dem ersten Zug bekommen alle drei Plättchen, vor den anderen verborgen. In deinem Zug spielst du eines davon und ziehst nach der Figurenaktion und den Fähren ein neues, vor der Wertung. Was andere Regeln von einem gezogenen Plättchen sagen, gilt dann für das, das du spielst. Nur ein Plättchen, das passt, kann gewählt werden.\n\n- Passt keines, wird die Hand gezeigt, kommt in die Schachtel, und ebenso viele werden gezogen, bis eines passt; ist nichts mehr zu ziehen, ist die nächste Person am Zug.\n- Ein zweiter Teil (TB3) und die Depesche mit einem Plättchen (ME4) werden aus der Hand gespielt; ein Hügel nimmt sein Plättchen aus dem Vorrat (HS1).\n- Flussplättchen hat man nie auf der Hand: Sie werden zuerst gezogen und gespielt.\n- Ist der Vorrat leer, geht es weiter, bis alle Hände leer sind; wer nichts hat, wird übergangen.',
        },
      },
      captions: {
        'hand-of-three': {
          alt: 'Das Startplättchen; daneben drei Plättchen einer Hand: eine Straße, eine Stadt und ein Kloster.',
          caption: 'Deine Hand neben dem Land: eine Straße, eine Stadt, ein Kloster. Nur du siehst sie.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-farmerPoints': {
        title: 'Was eine Stadt Bauern nach den Regeln von 2000 bringt',
        text: 'Das Heft von 2000 druckt beide Zahlen (E2). Wir beginnen mit 3, wie überall sonst.',
      },
      'option-hand': { title: 'Plättchen auf der Hand', text: 'Die taktische Variante von 2000 (E3).' },
      'ruling-E2': {
        title: 'Eine Wiese allein, nach Städten gewertet',
        text: 'Sie bringt Punkte für die Städte, die der Besitzer ihres Bauern am Ende gewinnen würde (E2, ME4).',
      },
      'ruling-E3': {
        title: 'Hände: was nicht passt, was gespielt wird, wann es endet',
        text: 'Eine Hand, die nirgends passt, wird gezeigt und neu gezogen. Zweite Teile und die Depesche mit einem Plättchen werden aus der Hand gespielt, Hügel nehmen aus dem Vorrat. Gespielt wird, bis alle Hände leer sind (E3).',
      },
    },
    captions: {},
  },
};
