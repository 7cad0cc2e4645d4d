import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'inns-cathedrals': {
      title: 'Wirtshäuser & Kathedralen',
      lead: 'Mehr für alle, die fertig werden, nichts für die anderen. Und ein Gefolgsmann, der doppelt zählt.',
      entries: {
        IC1: {
          title: 'Wirtshäuser',
          text: 'Eine Straße mit Wirtshaus bringt abgeschlossen **2 Punkte je Plättchen**; weitere Wirtshäuser ändern nichts. Ist sie am Ende unfertig, bringt sie **nichts**.',
        },
        IC2: {
          title: 'Kathedralen',
          text: 'Eine Stadt mit Kathedrale bringt abgeschlossen **3 Punkte je Plättchen und 3 je Wappen**, mit einer Kathedrale oder zweien. Am Ende unfertig, bringt sie **nichts**.',
        },
        IC3: {
          title: 'Der große Gefolgsmann',
          text: 'Alle haben einen. Er wird wie jeder Gefolgsmann gesetzt und zählt für die Mehrheit als **zwei**. Überall sonst ist er eine einzelne Figur: im Vorrat, für Depeschen, auf dem Schicksalsrad, auf Hügeln.',
        },
        IC4: {
          title: 'Das Wirtshaus an der T-Kreuzung',
          text: 'Ein Wirtshaus steht, wo drei Straßen zusammentreffen. Nach dem Heft von 2017 zählt es für beide Straßen des Querbalkens, nach dem von 2014 nur für die rechte.',
        },
      },
      captions: {
        'inns-road': {
          alt: 'Eine abgeschlossene Straße aus fünf Plättchen mit einem Wirtshaus und dem Wegelagerer von Rot.',
          caption: 'Fünf Plättchen und ein Wirtshaus: {red} Punkte für Rot, statt 5.',
        },
        'inns-cathedral': {
          alt: 'Eine abgeschlossene Stadt um eine Kathedrale, fünf Plättchen mit dem Ritter von Rot.',
          caption: 'Eine kleine Stadt um eine Kathedrale: fünf Plättchen zu je 3, {red} Punkte.',
        },
        'inns-big': {
          alt: 'Eine abgeschlossene Stadt mit dem großen Gefolgsmann von Rot und einem gewöhnlichen Ritter von Blau.',
          caption:
            'Der große Ritter von Rot zählt als zwei und gewinnt allein: {red} Punkte für Rot, keine für Blau.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-innOnTJunction': {
        title: 'Das Wirtshaus an der T-Kreuzung',
        text: '2017 beide Straßen, 2014 die rechte (IC4).',
      },
    },
    captions: {},
  },
};
