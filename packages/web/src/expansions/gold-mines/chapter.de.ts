import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'gold-mines': {
      title: 'Die Goldminen',
      lead: 'Goldbarren in der Landschaft, für alle, die das Gebiet werten, in dem sie liegen.',
      entries: {
        GM1: {
          title: 'Goldbarren auslegen',
          text: 'Nachdem du eine Goldmine gelegt hast, lege einen Goldbarren auf dieses Plättchen und einen auf ein Nachbarplättchen deiner Wahl, in einer der acht Richtungen. Auf einem Plättchen dürfen mehrere liegen. Reichen sie nicht mehr, kommt zuerst dieses Plättchen.',
        },
        GM2: {
          title: 'Goldbarren gewinnen',
          text: 'Nach der Wertung teilen sich alle, die für ein abgeschlossenes Gebiet Punkte bekamen, die Goldbarren auf seinen Plättchen; bei einem Kloster oder Garten sind das alle neun. Haben mehrere einen Anspruch oder wurden mehrere Gebiete abgeschlossen, nehmen sie reihum **je einen Goldbarren**, zuerst wer am Zug ist, dann im Uhrzeigersinn, bis keiner mehr da ist. Gibt es eine Wahl, wird zuerst der genommen, auf den die meisten Anspruch haben. Bekam niemand Punkte, bleiben die Goldbarren.',
        },
        GM3: {
          title: 'Was Gold wert ist',
          text: 'Goldbarren, die noch im Land liegen, kommen vor der Schlusswertung weg; Bauern gewinnen keine. Je mehr du hast, desto mehr ist jeder wert: je 1 Punkt für einen bis drei, 2 für vier bis sechs, 3 für sieben bis neun, 4 ab zehn.',
        },
      },
      captions: {
        'gold-laid': {
          alt: 'Ein eben gelegtes Goldminenplättchen, mit einem Goldbarren darauf und einem auf dem Plättchen daneben.',
          caption: 'Ein Goldbarren auf der Mine, einer auf einem Nachbarn. Ein Pfeil zeigt die Wahl von Rot.',
        },
        'gold-shared': {
          alt: 'Eine abgeschlossene Straße mit je einem Wegelagerer von Rot und Blau, und Goldbarren auf zweien ihrer Plättchen.',
          caption:
            'Gleichstand auf der Straße: {red} Punkte für Rot und {blue} für Blau. Sie nehmen die Goldbarren abwechselnd; Rot ist am Zug und beginnt.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-GM2': {
        title: 'Welcher Goldbarren zuerst',
        text: 'Der, auf den die meisten Anspruch haben; unter gleichen der nördlichste, dann der westlichste (GM2).',
      },
    },
    captions: {},
  },
};
