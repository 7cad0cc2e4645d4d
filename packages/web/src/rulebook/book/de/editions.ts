import type { Same } from '../../book-text.ts';
import type * as en from '../en/editions.ts';

export const edition2017: Same<typeof en.edition2017> = {
  title: 'Die Box von 2017',
  lead: 'Die Regeln, nach denen du spielst, wenn du nichts anderes wählst.',
  entries: {
    'box-2017': {
      title: 'Was darin ist',
      text: 'Das Grundspiel mit dem Fluss und dem Abt, Wirtshäuser & Kathedralen, Händler & Baumeister, und sieben kleine Erweiterungen: Die Fluggeräte, Die Depeschen, Die Fähren, Die Goldminen, Magier & Hexe, Die Räuber, Die Kornkreise. Zwei bis sechs Spieler; die Schachtel sagt 90 bis 120 Minuten für alles. Die Auswahl „Big Box 2017“ enthält sie alle.',
    },
    'readings-2017': {
      title: 'Ihre Fassung der Regeln',
      text: 'Wo eine Option eine Vorgabe aus einem Heft hat, ist es meist dieses: Wiesen werden für die Städte gewertet, an die sie grenzen (B12), eine Stadt aus zwei Plättchen bringt 4 (B4), das Wirtshaus an der T-Kreuzung zählt für beide Straßen des Balkens (IC4), die erste Fähre an jeder verlängerten Straße darf gedreht werden (FE3), Magier und Hexe gehen auf ein anderes als das eben gelegte Plättchen (MW1), eine weitere Person darf einen Räuber schicken (RO1).\n\nBei den Kornkreisen folgen wir dem Blatt der kleinen Erweiterungen (CC3).',
    },
  },
  captions: {
    'edition-2017': {
      alt: 'Plättchen mehrerer Erweiterungen nebeneinander: ein See mit Fähre, eine Straße mit Wirtshaus, ein Garten, eine Goldmine mit einem Goldbarren, eine Stadt mit Waren.',
      caption: 'Eine Ecke eines Landes aus der Box von 2017: Wirtshaus und Fähre, Goldmine und Waren.',
    },
  },
};

export const edition2014: Same<typeof en.edition2014> = {
  title: 'Die Box von 2014',
  lead: 'Zwei bis acht Spieler, Hügel und ein Rad.',
  entries: {
    'box-2014': {
      title: 'Was darin ist',
      text: 'Das Grundspiel mit einem eigenen Fluss (RV4), Wirtshäuser & Kathedralen, Händler & Baumeister, Schafe und Hügel, und Das Schicksalsrad. Die Auswahl „Big Box 2014“ enthält sie alle.',
    },
    'readings-2014': {
      title: 'Ihre Fassung der Regeln',
      text: 'Das Wirtshaus an der T-Kreuzung zählt nur für die Straße rechts (IC4): Das ist schon eingestellt. Alles über Hügel, Schäfer und das Schicksalsrad stammt aus diesem Heft: Ein Gefolgsmann auf einem Hügel genügt, um einen Gleichstand zu gewinnen (HS1), der Schäfer handelt vor der Figurenaktion (HS3), das Schwein hilft bei Hungersnot nicht (WF3). Der Baumeister muss das zweite Plättchen nehmen (TB3), wie hier.',
    },
  },
  captions: {
    'edition-2014': {
      alt: 'Eine Stadt auf einem Hügel, ein Weinbergplättchen und eine Wiese mit Schäfer und Schafen.',
      caption:
        'Eine Ecke eines Landes aus der Box von 2014: ein Hügel, ein Weinberg und ein Schäfer mit einer ersten Herde.',
    },
  },
};
