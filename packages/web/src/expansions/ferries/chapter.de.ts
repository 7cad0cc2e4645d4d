import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    ferries: {
      title: 'Die Fähren',
      lead: 'Seen beenden Straßen, bis eine Fähre sie verbindet. Und Fähren lassen sich drehen.',
      entries: {
        FE1: {
          title: 'Eine Fähre für jeden See',
          text: 'Nach der Figurenaktion muss, wer ein Seeplättchen gelegt hat, eine Fähre zwischen zwei seiner drei oder vier Anleger setzen: Diese beiden Straßen sind jetzt eine. An einem Anleger ohne Fähre endet eine Straße.',
        },
        FE2: {
          title: 'Gefolgsleute am See',
          text: 'Ein Gefolgsmann, der auf ein Seeplättchen gesetzt wird, steht auf einer seiner Straßen, **bevor** die Fähre gesetzt wird. Ob diese Straße frei ist, wird ohne die Fähre beurteilt (B1), und so auch für einen Baumeister (TB2).',
        },
        FE3: {
          title: 'Fähren drehen',
          text: 'Wer ein Plättchen legt, darf nach der Figurenaktion und der eigenen Fähre an jeder Straße, die von diesem Plättchen wegführt, die **erste Fähre** drehen: zu einem anderen Paar Anleger ihres Sees, einmal je Teil. Sie darf die verlängerte Straße verlassen. Eine Fähre trifft man nur an einem Anleger, an dem sie liegt. Welche gedreht werden dürfen, steht fest, wenn das Plättchen gelegt wird; eine eben gesetzte Fähre gehört nicht dazu.',
        },
        FE4: {
          title: 'Was daraus folgt',
          text: 'Was eine Fähre abschließt, gesetzt oder gedreht, wird in Schritt 11 gewertet. Eine durch eine Fähre verlängerte Straße bringt keinen zweiten Teil (TB3) und kein weiteres Drehen; ein an deine Straße gelegtes Seeplättchen bringt beides. Ein See ist kein Wirtshaus.',
        },
        FE5: {
          title: 'Getrennte Straßen',
          text: 'Trennt eine gedrehte Fähre eine Straße, kommt ein Baumeister, der auf seiner Seite ohne eigenen Gefolgsmann bleibt, sofort zurück (TB5).',
        },
        FE6: {
          title: 'Eine wieder geöffnete Straße',
          text: 'Figuren bleiben auf ihren Plättchen, auch Magier und Hexe; eine Straße ist, was jetzt zusammenhängt. Eine Fähre kann weit weg eine Straße abschließen oder eine öffnen, die abgeschlossen und gewertet war: Alle ihre Plättchen zählen wieder, wenn sie aufs Neue abgeschlossen wird.',
        },
        FE7: {
          title: 'Magier, Hexe und Fähre',
          text: 'Verbindet eine Fähre die Straßen von Magier und Hexe, zieht einer von beiden sofort weiter (MW3), vor der nächsten Fähre und vor jeder Wertung.',
        },
      },
      captions: {
        'ferries-put': {
          alt: 'Ein Seeplättchen mit drei Anlegern. Die Fähre verbindet den westlichen mit dem südlichen; der Wegelagerer von Rot steht auf der westlichen Straße.',
          caption:
            'Die Fähre macht aus zwei Straßen eine: Die Straße von Rot führt jetzt von West nach Süd, vier Plättchen von Ende zu Ende, {red} Punkte. Die östliche Straße endet an ihrem Anleger.',
        },
        'ferries-turn': {
          alt: 'Ein See mit einer Fähre zwischen seinem östlichen und südlichen Anleger; der Wegelagerer von Rot auf der Straße nach Westen, die am leeren Anleger endet.',
          caption:
            'Blau verlängerte die Straße im Osten und drehte die Fähre weg: Die Straße von Rot endet jetzt am leeren Anleger, {red} Punkte.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-ferryMoves': {
        title: 'Wie viele Fähren sich drehen',
        text: '2017 eine an jeder verlängerten Straße; auf dem Blatt der kleinen Erweiterungen eine einzige (FE3).',
      },
      'ruling-FE6': {
        title: 'Eine wieder geöffnete Straße zählt ganz',
        text: 'Plättchen, die schon gewertet wurden, zählen mit der längeren Straße noch einmal (FE6).',
      },
      'ruling-FE7': {
        title: 'Eine Fähre kann Magier und Hexe zusammenbringen',
        text: 'Dann zieht einer von beiden sofort weiter, wie bei einem Plättchen (FE7).',
      },
    },
    captions: {},
  },
};
