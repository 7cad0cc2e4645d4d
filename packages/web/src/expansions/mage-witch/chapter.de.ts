import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'mage-witch': {
      title: 'Magier & Hexe',
      lead: 'Wohin der Magier geht, ist eine Straße oder Stadt mehr wert. Wohin die Hexe geht, die Hälfte.',
      entries: {
        MW1: {
          title: 'Plättchen mit Magie',
          text: 'Nachdem du ein Plättchen mit Magie gelegt hast, **musst** du vor der Figurenaktion den Magier oder die Hexe versetzen, die beide neben dem Plan beginnen: auf eine andere unfertige Straße oder Stadt als die, auf der er oder sie steht, und nie dorthin, wo die andere Figur steht. Ob dort Gefolgsleute sind, spielt keine Rolle. Nach dem Heft von 2017 steht die Figur auf einem anderen als dem eben gelegten Plättchen; andere Auflagen erlauben jedes.',
        },
        MW2: {
          title: 'Kein Platz',
          text: 'Können beide nirgendwohin, nimmst du eine, die im Spiel ist, vom Plan; welche, wählst du. Sie kann mit einem späteren Plättchen mit Magie wiederkommen.',
        },
        MW3: {
          title: 'Nie zusammen',
          text: 'Verbindet ein Plättchen die Gebiete der beiden, versetzt die Person am Zug sofort eine von ihnen auf eine andere unfertige Straße oder Stadt, vor der Wertung; gibt es keine, kommt eine vom Plan. Auf einem Plättchen mit Magie **ist** das der Zug nach MW1: einer, nicht zwei.',
        },
        MW4: {
          title: 'Was sie tun',
          text: 'Wird eine Straße oder Stadt gewertet, im Spiel oder am Ende, bringt der **Magier** 1 Punkt mehr je Plättchen, und die **Hexe** halbiert alles, aufgerundet, nach Wirtshäusern und Kathedralen. Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale bringt am Ende 1 je Plättchen, wenn der Magier da ist, Wappen nichts.',
        },
        MW5: {
          title: 'Abgang',
          text: 'Sie kommen vom Plan, wenn ihr Gebiet abgeschlossen wird, auch wenn es niemandem etwas bringt. Depeschen schicken sie nicht weg.',
        },
      },
      captions: {
        'mage-road': {
          alt: 'Eine abgeschlossene Straße aus drei Plättchen mit dem Magier und dem Wegelagerer von Rot.',
          caption: 'Drei Plättchen, je 1 Punkt, und je 1 mehr durch den Magier: {red} Punkte.',
        },
        'witch-road': {
          alt: 'Eine abgeschlossene Straße aus fünf Plättchen mit der Hexe und dem Wegelagerer von Blau.',
          caption: 'Fünf Plättchen, von der Hexe halbiert und aufgerundet: {blue} Punkte.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-magicOnPlacedTile': {
        title: 'Magier und Hexe auf dem eben gelegten Plättchen',
        text: '2017 nicht; andere Auflagen erlauben es (MW1).',
      },
    },
    captions: {},
  },
};
