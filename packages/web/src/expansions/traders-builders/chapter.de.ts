import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'traders-builders': {
      title: 'Händler & Baumeister',
      lead: 'Waren für alle, die Städte abschließen, ein zweites Plättchen für alle, die weiterbauen, und ein Schwein für glückliche Bauern.',
      entries: {
        TB1: {
          title: 'Waren',
          text: 'Wer eine Stadt **abschließt**, nimmt nach ihrer Wertung für jedes Warenzeichen darin eine Ware: Wein, Getreide oder Tuch. Wessen Stadt es war, spielt keine Rolle, auch nicht, ob jemand darin war. Am Ende bringen die meisten Waren einer Sorte **10 Punkte**; bei Gleichstand bekommt jeder der Beteiligten 10, wer keine hat, bekommt nichts.',
        },
        TB2: {
          title: 'Der Baumeister',
          text: 'Statt eines Gefolgsmanns darfst du deinen Baumeister auf das eben gelegte Plättchen setzen: auf eine Straße oder in eine Stadt, die unfertig ist und in der schon ein Gefolgsmann von **dir** steht. Fremde Figuren stören nicht. Er geht nie in ein Kloster oder auf eine Wiese, auch nicht in ein Gebiet, das dieses Plättchen abgeschlossen hat.',
        },
        TB3: {
          title: 'Der zweite Teil',
          text: 'Lege ein Plättchen, das die Straße oder Stadt vergrößert oder abschließt, in der dein Baumeister schon steht, und wenn dieser Teil vorbei ist, spielst du einen zweiten: ziehen, legen, Figur, werten, irgendwo im Land. Einen dritten gibt es nie. Das Recht entsteht, wenn das Plättchen gelegt wird, und bleibt, auch wenn der Baumeister geht; das Drehen einer Fähre bringt keinen.',
        },
        TB4: {
          title: 'Das Schwein',
          text: 'Statt eines Gefolgsmanns darfst du dein Schwein auf eine Wiese des eben gelegten Plättchens setzen, wenn auf dieser Wiese, nah oder fern, schon ein Bauer von dir liegt. Hast du dort am Ende die Mehrheit, auch geteilt, bringt dir jede abgeschlossene Stadt 4 Punkte statt 3. Nach den Regeln von 2000 bringt es 1 mehr für jede Stadt an seiner Wiese, die du gewinnst (E2).',
        },
        TB5: {
          title: 'Nie allein',
          text: 'Baumeister und Schwein kommen zurück, sobald ihr Besitzer keinen Gefolgsmann mehr in dem Gebiet hat, was auch immer ihn wegnahm oder abschnitt, und wenn das Gebiet gewertet wird.',
        },
      },
      captions: {
        'traders-goods': {
          alt: 'Eine abgeschlossene Stadt mit Wein- und Getreidezeichen; der Ritter von Blau ist darin, Rot hat das letzte Plättchen gelegt.',
          caption:
            'Rot schließt die Stadt des Ritters von Blau ab: Blau bekommt {blue} Punkte, Rot nimmt den Wein und das Getreide.',
        },
        'traders-builder': {
          alt: 'Eine Straße mit dem Wegelagerer und dem Baumeister von Rot; Rot hat sie eben verlängert.',
          caption:
            'Der Baumeister von Rot steht schon auf der Straße. Das helle Plättchen verlängert sie und bringt Rot ein zweites Plättchen.',
        },
        'traders-pig': {
          alt: 'Eine Wiese mit dem Bauern und dem Schwein von Rot, die an zwei abgeschlossene Städte grenzt.',
          caption: 'Zwei abgeschlossene Städte, dank dem Schwein je 4 Punkte: {red} Punkte für Rot.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-TB2': {
        title: 'Kein Baumeister, wo das Plättchen das Gebiet abgeschlossen hat',
        text: 'Er geht nur in unfertige Gebiete, wie das Land liegt, wenn das Plättchen gelegt ist (TB2).',
      },
    },
    captions: {
      'ruling-builder': {
        alt: 'Rot hat eben eine Straße mit einem eigenen Wegelagerer abgeschlossen. Die Straße ist für den Baumeister durchgestrichen; eine andere Straße des Plättchens, ohne Gefolgsmann von Rot, auch.',
        caption:
          'Ein Beispiel: Darf der Baumeister von Rot auf die Straße, die dieses Plättchen abgeschlossen hat? Kein Heft sagt es. Wir sagen nein: nur in unfertige Gebiete (TB2).',
      },
    },
  },
};
