import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'hills-sheep': {
      title: 'Schafe und Hügel',
      lead: 'Hügel entscheiden Gleichstände, Weinberge erfreuen Mönche, und Schäfer sammeln Schafe, bis der Wolf kommt.',
      entries: {
        HS1: {
          title: 'Hügel',
          text: 'Ein Hügelplättchen wird auf ein verdecktes Plättchen des Vorrats gelegt, das damit aus dem Spiel ist; ist der Vorrat leer, gilt der Hügel trotzdem.\n\nHerrscht Gleichstand um die Mehrheit, bekommt die Punkte **allein**, wer von den Beteiligten einen Gefolgsmann dieses Gebiets auf einem Hügel hat; wie viele Hügel, spielt keine Rolle. Hat keiner von ihnen einen oder haben alle einen, bekommen alle die Punkte. Das gilt für jede Art von Gebiet, im Spiel und am Ende.',
        },
        HS2: {
          title: 'Schäfer',
          text: 'Statt eines Gefolgsmanns darfst du deinen Schäfer auf eine Wiese des eben gelegten Plättchens setzen. Bauern stören nicht, aber auf der Wiese darf kein anderer Schäfer sein, wessen auch immer. Dann ziehe ein Schafplättchen: Schafe bleiben beim Schäfer; ein Wolf schickt ihn sofort zurück und kommt wieder in den Beutel.',
        },
        HS3: {
          title: 'Wachsen oder eintreiben',
          text: 'Wer ein Plättchen legt, das die Wiese des eigenen Schäfers vergrößert, muss vor der Figurenaktion wählen: die Herde **wachsen lassen** oder sie **eintreiben**. Andere Auflagen tun es nach den Fähren, vor der Wertung.',
        },
        HS4: {
          title: 'Wachsen',
          text: 'Ziehe ein Schafplättchen. Schafe kommen zur Herde. Ein Wolf schickt **alle** Schäfer dieser Wiese zurück, und alle ihre Schafplättchen kommen in den Beutel, der Wolf auch.',
        },
        HS5: {
          title: 'Eintreiben',
          text: 'Jeder Schäfer auf der Wiese bekommt Punkte für alle Schafe auf ihr, auch die auf den Flussplättchen von 2014 gedruckten. Die Schafplättchen kommen in den Beutel, die Schäfer in den Vorrat; sie dürfen noch in diesem Teil wieder gesetzt werden. Gedruckte Schafe bleiben für immer.',
        },
        HS6: {
          title: 'Was ein Schäfer nicht ist',
          text: 'Er ist kein Gefolgsmann und kein Bauer: Er besetzt nichts und zählt für keine Mehrheit. Bleibt er am Ende stehen, bringt er nichts. Mit der Option wird eine Herde, deren Wiese nicht mehr wachsen kann, sofort eingetrieben, wer auch immer die Wiese geschlossen hat, nach der Wahl ihres Besitzers, falls es eine gibt.',
        },
        HS7: {
          title: 'Weinberge',
          text: 'Wird ein Kloster abgeschlossen und gewertet, bringt es 3 Punkte mehr für jeden Weinberg auf den acht Plättchen ringsum. Ein Weinberg kann mehrere Klöster erfreuen. Am Ende bringen Weinberge nichts.',
        },
        HS8: {
          title: 'Geteilte Kanten',
          text: 'Manche Plättchen haben eine Kante, die sich zwei Städte teilen: Sie ist eine Stadtkante, und eine einfache Stadt, die daran liegt, verbindet die beiden; zwei solche Kanten aneinander verbinden alle vier. Auch eine Wiesenkante kann zwei Wiesen gehören: Jede Hälfte verbindet sich mit dem, was ihr gegenüberliegt.',
        },
      },
      captions: {
        'hills-tie': {
          alt: 'Eine abgeschlossene Stadt mit einem Ritter von Rot auf einem Hügel und einem Ritter von Blau im Flachland.',
          caption: 'Je ein Ritter, aber der von Rot steht auf einem Hügel: {red} Punkte für Rot allein.',
        },
        'hills-flock': {
          alt: 'Eine Wiese mit den Schäfern von Rot und Blau, jeder mit Schafen.',
          caption:
            'Aus zwei Wiesen ist eine geworden. Rot treibt ein: Alle Schafe zählen für beide Schäfer, {red} Punkte für Rot und {blue} für Blau.',
        },
        'hills-vineyards': {
          alt: 'Ein abgeschlossenes Kloster mit dem Mönch von Rot; zwei der acht Plättchen ringsum haben Weinberge.',
          caption: 'Ein Kloster mit zwei Weinbergen ringsum: {red} Punkte.',
        },
        'hills-shared-edge': {
          alt: 'Ein Weinbergplättchen, dessen nördliche Kante sich zwei Städte teilen; ein einfaches Stadtplättchen liegt daran und verbindet sie, hervorgehoben.',
          caption:
            'Die Stadt des oberen Plättchens berührt beide Hälften der Kante und verbindet die zwei Städte zu einer.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-hillTies': {
        title: 'Wie Hügel entscheiden',
        text: '2014 genügt ein Gefolgsmann auf einem Hügel; anderswo gewinnt, wer dort die meisten hat (HS1).',
      },
      'option-shepherd': {
        title: 'Wann der Schäfer handelt',
        text: '2014 vor der Figurenaktion; anderswo danach, vor der Wertung (HS3).',
      },
      'option-closedFlock': {
        title: 'Eine Herde, deren Wiese geschlossen ist',
        text: 'Kein Heft spricht davon (HS6). Sie bleibt und wartet vergebens; oder sie wird sofort eingetrieben.',
      },
      'option-vineyardsForGardens': {
        title: 'Weinberge neben Gärten',
        text: 'Das Heft von 2014 kennt nur Klöster (HS7).',
      },
      'ruling-HS6': {
        title: 'Wer eine geschlossene Herde eintreibt',
        text: 'Sie wird eingetrieben, wer auch immer die Wiese geschlossen hat; die Wahl der Person am Zug, falls sie eine hat, kommt zuerst (HS6).',
      },
    },
    captions: {},
  },
};
