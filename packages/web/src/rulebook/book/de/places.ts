import type { Same } from '../../book-text.ts';
import type * as en from '../en/places.ts';

export const roads: Same<typeof en.roads> = {
  title: 'Straßen',
  lead: 'Schnell abgeschlossen, bald bezahlt: ein Punkt je Plättchen.',
  entries: {
    B3: {
      title: 'Abgeschlossene Straßen',
      text: 'Eine Straße ist abgeschlossen, wenn sie an beiden Enden aufhört: an einem Dorf, einer Kreuzung, einer Stadt, einem Kloster oder einem Bauernhof, an einem Anleger ohne Fähre, einem Kornkreis oder am Rand des Schicksalsrads. Auch ein Ring ohne Ende ist abgeschlossen. Sie bringt **1 Punkt je Plättchen**.\n\nEine Kreuzung beendet jede Straße, die dort ankommt: Dahinter beginnt eine andere.',
    },
  },
  captions: {
    'roads-closed': {
      alt: 'Eine Straße über drei Plättchen zwischen zwei Dörfern, darauf der Wegelagerer von Rot.',
      caption:
        'Von Dorf zu Dorf über drei Plättchen: Der Wegelagerer von Rot bringt {red} Punkte und kommt zurück.',
    },
    'roads-ring': {
      alt: 'Vier Kurven, die einen Ring bilden, darauf der Wegelagerer von Blau.',
      caption: 'Ein Ring hat kein Ende und ist doch abgeschlossen: {blue} Punkte für Blau.',
    },
  },
};

export const cities: Same<typeof en.cities> = {
  title: 'Städte',
  lead: 'Mauern ringsum und keine Lücke darin: die bestbezahlte Arbeit im Land, wenn du sie schaffst.',
  entries: {
    B4: {
      title: 'Abgeschlossene Städte',
      text: 'Eine Stadt ist abgeschlossen, wenn Mauern sie umgeben und innen kein Plättchen fehlt. Sie bringt **2 Punkte je Plättchen und 2 je Wappen**. Eine Stadt aus zwei Plättchen ist keine Ausnahme: Sie bringt 4, außer du spielst nach den Regeln von 2000 (E1).',
    },
  },
  captions: {
    'cities-closed': {
      alt: 'Eine abgeschlossene Stadt über drei Plättchen mit einem Wappen und dem Ritter von Rot.',
      caption: 'Drei Plättchen und ein Wappen: {red} Punkte für Rot.',
    },
    'cities-gap': {
      alt: 'Eine hervorgehobene Stadt aus vier Plättchen mit dem Ritter von Blau; eine Seite ist noch offen.',
      caption:
        'Nicht abgeschlossen: Eine Seite ist noch offen. Endete das Spiel so, bekäme Blau {blue} Punkte, 1 je Plättchen.',
    },
  },
};

export const monasteries: Same<typeof en.monasteries> = {
  title: 'Klöster',
  lead: 'Ein Mönch wartet auf Gesellschaft: acht Plättchen ringsum.',
  entries: {
    B5: {
      title: 'Abgeschlossene Klöster',
      text: 'Ein Kloster ist abgeschlossen, wenn auf allen acht Plätzen ringsum Plättchen liegen, auch an den Ecken. Es bringt **9 Punkte**: einen für sich selbst und einen für jeden Nachbarn. Was auf diesen Plättchen ist, spielt keine Rolle, auch nicht, wer sie gelegt hat. Ein Mönch steht auf dem Gebäude selbst; die Wiese darum ist ein anderes Gebiet.',
    },
  },
  captions: {
    'monasteries-closed': {
      alt: 'Neun Plättchen im Quadrat; das mittlere ist ein Kloster mit dem Mönch von Rot.',
      caption: 'Der letzte der acht Nachbarn ist da: {red} Punkte für den Mönch, wer immer ihn gelegt hat.',
    },
  },
};

export const fields: Same<typeof en.fields> = {
  title: 'Wiesen',
  lead: 'Bauern arbeiten für das Ende des Spiels. Sie bleiben bis dahin, schick sie also mit Bedacht los.',
  entries: {
    B10: {
      title: 'Bauern',
      text: 'Ein Gefolgsmann, der auf eine Wiese gelegt wird, ist ein Bauer. Eine Wiese reicht so weit, wie Straßen, Städte, Flüsse und der Rand des Landes sie lassen, über jede Kante, an der Wiese auf Wiese trifft. Bauern bleiben bis zum Ende des Spiels: Nichts schließt eine Wiese ab.',
    },
    B12: {
      title: 'Was Wiesen am Ende bringen',
      text: 'Jede Wiese bringt denen mit den meisten Bauern darauf **3 Punkte für jede abgeschlossene Stadt, an die sie grenzt**, wer auch immer die Stadt gebaut hat und wie groß sie auch ist. Bei Gleichstand bekommen alle alles. Eine Stadt kann mehrere Wiesen versorgen; eine Wiese zählt eine Stadt nur einmal, wie oft sie auch an sie grenzt. Unfertige Städte versorgen niemanden.',
    },
    B13: {
      title: 'Ohne Bauern',
      text: 'Ein erstes Spiel kann man ohne Bauern spielen: Niemand kann auf eine Wiese gelegt werden, und Wiesen bringen nichts. Das Schwein hat dann niemanden, zu dem es könnte, und bleibt im Vorrat; Schäfer brauchen keinen Bauern und dürfen trotzdem kommen (HS2).',
    },
  },
  captions: {
    'fields-bounds': {
      alt: 'Eine Straße teilt das Land in zwei Wiesen: die obere in Rot mit dem Bauern von Rot, die untere in Blau mit dem Bauern von Blau.',
      caption:
        'Die Straße trennt zwei Wiesen. Einem Bauern gehört alles bis zur nächsten Straße, Mauer oder zum nächsten Fluss.',
    },
    'fields-final': {
      alt: 'Eine lange Straße. Nördlich davon grenzt die Wiese von Rot an zwei abgeschlossene Städte und eine unfertige; südlich davon grenzt die Wiese von Blau an eine abgeschlossene Stadt.',
      caption:
        'Am Ende grenzt die Wiese von Rot, nördlich der Straße, an zwei abgeschlossene Städte: {red} Punkte. Die von Blau, südlich davon, grenzt an eine: {blue} Punkte. Die unfertige Stadt rechts zählt für niemanden.',
    },
  },
};
