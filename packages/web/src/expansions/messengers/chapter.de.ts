import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    messengers: {
      title: 'Die Depeschen',
      lead: 'Eine zweite Figur auf der Wertungstafel, und eine Depesche, wenn sie auf einem dunklen Feld stehen bleibt.',
      entries: {
        ME1: {
          title: 'Zwei Zählfiguren',
          text: 'Alle haben eine zweite Figur auf der Wertungstafel, die Botin, die bei 0 beginnt. Wann immer du Punkte bekommst, wählst du, welche der beiden zieht; alle Punkte einer Wertung gehen an dieselbe Figur. Zwei auf einmal gewertete Gebiete sind zwei Wertungen, jede mit ihrer Wahl. Du wählst auch in fremden Zügen. Keine Punkte, keine Frage.',
        },
        ME2: {
          title: 'Eine Depesche verdienen',
          text: 'Ist in Schritt 13 eine Figur der Person **am Zug** in diesem Teil gezogen und steht jetzt auf einem dunklen Feld, bekommt diese Person **eine** Depesche, auch wenn beide Figuren auf dunklen Feldern stehen. Überquerte oder wieder verlassene Felder zählen nicht, und andere auf dem Feld stören nicht. Punkte aus einer Depesche werden neu betrachtet: Eine Depesche kann die nächste bringen. In der Schlusswertung gibt es keine.',
        },
        ME3: {
          title: 'Sie verwenden',
          text: 'Die oberste Depesche wird aufgedeckt. Nimm, was sie bietet, oder stattdessen **2 Punkte**; dann kommt sie unter den Stapel, sodass mit der Zeit alle wissen, was kommt. Was sich nicht ausführen lässt, kann nicht gewählt werden: keine Straße von dir, kein Plättchen mehr, kein Gefolgsmann im Land. Was nur nichts wert ist, schon.',
        },
        ME4: {
          title: 'Die acht Depeschen',
          text: '- **1, 2, 3**: Werte deine kleinste Straße, Stadt oder dein kleinstes Kloster (auch Gärten): das Gebiet mit einem Gefolgsmann von dir, das am Ende am wenigsten brächte. Nur du bekommst Punkte, auch ohne Mehrheit, und alle bleiben, wo sie sind.\n- **4**: Ziehe und lege noch ein Plättchen (X18).\n- **5**: 2 Punkte je Wappen in Städten, in denen du einen Ritter hast.\n- **6**: 2 Punkte für jeden deiner Ritter.\n- **7**: 2 Punkte für jeden deiner Bauern.\n- **8**: Nimm einen deiner Gefolgsleute vom Land; hast du dort die Mehrheit, auch geteilt, wertest zuerst du allein das Gebiet wie am Ende, auch Wiesen.\n\nEin großer Gefolgsmann zählt als einer. Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale zählt nichts; Magier und Hexe zählen (MW4). Depeschen schließen nichts ab: Magier, Hexe, Goldbarren und andere Figuren bleiben, aber Baumeister und Schwein kommen zurück, wenn sie allein bleiben (TB5). Ein Gefolgsmann auf einem Kronenfeld kann nicht mit 8 genommen werden.',
        },
        ME5: {
          title: 'Am Ende',
          text: 'Vor der Schlusswertung werden bei allen die beiden Figuren zusammengezählt. Das ist keine Wertung: Niemand raubt davon.',
        },
      },
      captions: {
        'messengers-track': {
          alt: 'Ein Stück der Wertungstafel. Die Zählfigur von Rot steht auf Feld 6; die Botin von Rot ist von 2 auf 5 gezogen, ein dunkles Feld.',
          caption:
            'Rot bekommt {red} Punkte für eine Straße. Mit der Botin enden sie auf dem dunklen Feld 5 und bringen eine Depesche; mit der Zählfigur endeten sie auf 9, und nichts geschähe.',
        },
        'messengers-small': {
          alt: 'Zwei Straßen mit je einem Wegelagerer von Rot, eine aus zwei Plättchen, eine aus dreien.',
          caption:
            'Depesche 1 wertet die kleinere Straße von Rot wie am Ende: {red} Punkte. Der Wegelagerer bleibt.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-ME3': {
        title: 'Eine Depesche, die niemand ausführen kann',
        text: 'Nur die zwei Punkte können genommen werden. Ein Angebot, das nichts wert ist, darf gewählt werden (ME3).',
      },
      'ruling-ME4': {
        title: 'Depeschen schließen nichts ab',
        text: 'Was sie werten, bleibt, wie es ist; bei Depesche 8 geht ein Gefolgsmann, und mit ihm Baumeister oder Schwein, wenn sie allein bleiben (ME4).',
      },
    },
    captions: {},
  },
};
