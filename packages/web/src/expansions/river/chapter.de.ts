import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    river: {
      title: 'Der Fluss',
      lead: 'Zwölf Plättchen, die zuerst kommen: Ein Fluss durchzieht das Land, bevor es besiedelt wird.',
      entries: {
        RV1: {
          title: 'Von der Quelle zum See',
          text: 'Die Quelle tritt an die Stelle des Startplättchens, das in der Schachtel bleibt. Zehn Flussplättchen werden gemischt, der See ist das letzte. Sie werden der Reihe nach gezogen und gespielt wie jedes Plättchen, vor allen anderen.',
        },
        RV2: {
          title: 'Der Fluss fließt weiter',
          text: 'Ein Flussplättchen muss den Fluss fortsetzen. Nach der üblichen, strengen Lesart darf der Fluss nicht zweimal hintereinander gleich abbiegen, links und links oder rechts und rechts, auch nicht mit geraden Plättchen dazwischen, denn er würde umkehren.\n\nDarf er frei abbiegen, muss er nur weiterfließen können, aber Platz lassen: Um das Feld, in das er fließt, müssen die Felder auf beiden Seiten und die drei dahinter leer sein. Der See braucht keinen Platz.',
        },
        RV3: {
          title: 'Gefolgsleute am Wasser',
          text: 'Gefolgsleute gehen wie üblich auf Straßen, Städte, Klöster und Wiesen der Flussplättchen, nie auf den Fluss. Der Fluss trennt Wiesen wie eine Straße.',
        },
        RV4: {
          title: 'Der Fluss von 2014',
          text: 'Die Box von 2014 hat andere Flussplättchen, einige mit Schafen oder Weinbergen an den Ufern. Die zählen nur zusammen mit Schafe und Hügel (HS5, HS7).',
        },
        RV5: {
          title: 'Zusätzliche Plättchen während des Flusses',
          text: 'Ein zweiter Teil (TB3) oder eine Depesche, die ein Plättchen gibt (ME4), nimmt das nächste Flussplättchen. Mit strengen Biegungen passt jedes. Mit freien Biegungen kommt eines, das nicht weiterfließen kann, in die Schachtel (G5), auch der See.',
        },
      },
      captions: {
        'river-bends': {
          alt: 'Die Quelle und ein Plättchen, auf dem der Fluss nach Westen abbiegt. Die nächste Kurve führt ihn wieder nach Süden und ist abgehakt.',
          caption: 'Der Fluss ist eben nach rechts abgebogen. Jetzt biegt er nach links ab: erlaubt.',
        },
        'river-back': {
          alt: 'Dasselbe Land; die Kurve würde den Fluss nach Norden führen, zurück zu seiner Quelle, und ist durchgestrichen.',
          caption:
            'Noch einmal nach rechts, und er liefe auf sich selbst zurück: nicht mit strengen Biegungen.',
        },
        'river-fields': {
          alt: 'Ein Fluss fließt von seiner Quelle nach Süden; eine Straße überquert ihn auf einer Brücke. Südlich der Straße liegt der Bauer von Blau westlich des Flusses und der von Rot östlich davon.',
          caption:
            'Südlich der Straße hält der Fluss zwei Wiesen auseinander. Nördlich davon sind beide Ufer eine Wiese, die um die Quelle herumführt.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-river': {
        title: 'Wie der Fluss abbiegt',
        text: 'Das Heft von 2017 verbietet, zweimal hintereinander gleich abzubiegen (RV2). Wer gewundene Flüsse mag, darf es erlauben.',
      },
      'option-riverStartTile': {
        title: 'Das Startplättchen neben dem Fluss',
        text: '2017 bleibt es in der Schachtel; manche Runden mischen es unter (RV1).',
      },
      'ruling-RV2': {
        title: 'Ein freier Fluss lässt Platz',
        text: 'Er darf nicht geradewegs ins Land geführt werden: Fünf Felder um das, in das er fließt, müssen leer sein (RV2).',
      },
      'ruling-RV5': {
        title: 'Zusätzliche Plättchen während des Flusses',
        text: 'Es sind Flussplättchen, der See zuletzt; eines, das nicht weiterfließen kann, kommt in die Schachtel (RV5).',
      },
    },
    captions: {},
  },
};
