import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'crop-circles': {
      title: 'Die Kornkreise',
      lead: 'Seltsame Zeichen im Korn: Alle schicken einen mehr los, oder alle rufen einen zurück.',
      entries: {
        CC1: {
          title: 'Die Wahl',
          text: 'Wenn sonst alles für dieses Plättchen getan ist, wählt, wer den Kornkreis gelegt hat, für alle: **dazusetzen** oder **zurücknehmen**. Das Zeichen sagt, um wen es geht: Eine Mistgabel meint Bauern, eine Keule Wegelagerer, ein Schild Ritter. Gefragt wird, sobald irgendein Gefolgsmann im Land ist.',
        },
        CC2: {
          title: 'Alle der Reihe nach',
          text: 'Es beginnt, wer links von der Person am Zug sitzt, diese kommt zuletzt.\n- **Dazusetzen**: Setze einen Gefolgsmann aus dem Vorrat zu einem eigenen dieser Art: auf dasselbe Plättchen, ins selbe Gebiet.\n- **Zurücknehmen**: Nimm einen eigenen Gefolgsmann dieser Art zurück.',
        },
        CC3: {
          title: 'Müssen oder dürfen',
          text: 'Wer kann, muss; wer nicht kann, wird übergangen. Nur normale und große Gefolgsleute zählen hier. Baumeister und Schwein kommen zurück, wenn sie allein bleiben (TB5). Gewertet wird nichts.',
        },
      },
      captions: {
        'crop-add': {
          alt: 'Ein Kornkreis mit einem Schild neben einer Stadt. In der Stadt stehen zwei Ritter von Rot am selben Fleck, einer davon eben dazugesetzt; auch Blau hat einen zweiten Ritter.',
          caption:
            'Schild, dazusetzen: Wer einen Ritter hat, setzt einen weiteren daneben. Blau kommt zuerst; Rot hat das Plättchen gelegt und kommt zuletzt.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-cropAdd': {
        title: 'Musst du einen Gefolgsmann dazusetzen?',
        text: 'Ja, wie wir das Blatt der kleinen Erweiterungen lesen (CC3); andere Auflagen lassen es offen.',
      },
    },
    captions: {},
  },
};
