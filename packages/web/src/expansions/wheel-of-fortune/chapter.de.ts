import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'wheel-of-fortune': {
      title: 'Das Schicksalsrad',
      lead: 'Ein Schwein läuft um das Rad und bringt Fortuna oder Schlimmeres.',
      entries: {
        WF1: {
          title: 'Der Plan',
          text: 'Der Plan des Schicksalsrads tritt an die Stelle des Startplättchens: sechzehn Felder, von denen jedes als ein Plättchen zählt, mit Straßen, Städten und Wiesen am Rand, für die die üblichen Regeln gelten. Das Schwein beginnt bei Fortuna. Mit dem Fluss liegt die Quelle an einer Wiesenkante des Plans und fließt geradewegs weg; wo, wird ausgelost.',
        },
        WF2: {
          title: 'Das Schwein läuft',
          text: 'Wird ein Plättchen mit einem Zeichen gezogen, läuft das Schwein, noch bevor das Plättchen gelegt wird, so viele Sektoren im Uhrzeigersinn, wie das Zeichen sagt: Fortuna, Steuern, Hungersnot, Sturm, Inquisition, Pest. Das Ereignis tritt ein, dann werden die Kronenfelder dieses Sektors gewertet. Das geschieht auch, wenn das Plättchen nirgends passt (G5).',
        },
        WF3: {
          title: 'Die sechs Ereignisse',
          text: '- **Fortuna**: 3 Punkte für die Person am Zug.\n- **Steuern**: Jeder deiner Ritter bringt so viele Punkte, wie seine Stadt Wappen und Ritter von dir hat, ihn selbst eingeschlossen.\n- **Hungersnot**: Jeder deiner Bauern bringt 1 für jede abgeschlossene Stadt an seiner Wiese, auch ohne Mehrheit.\n- **Sturm**: 1 Punkt für jeden deiner Gefolgsleute im Vorrat, auch den Abt.\n- **Inquisition**: 2 Punkte für jeden deiner Mönche in einem Kloster.\n- **Pest**: Von der Person am Zug an im Uhrzeigersinn müssen alle einen eigenen Gefolgsmann vom Land nehmen, wenn sie dort einen haben, nie von einem Kronenfeld.\n\nEin großer Gefolgsmann ist bei alldem eine Figur. Was man durch ein Ereignis bekommt, ist eine Wertung.',
        },
        WF4: {
          title: 'Kronenfelder',
          text: 'Als Figurenaktion darfst du einen Gefolgsmann, normal oder groß, auf ein freies Kronenfeld setzen. Bleibt das Schwein dort stehen, bringt er allein in einem Sektor mit einem Feld 3 Punkte, allein in einem Sektor mit zwei Feldern 6, zu zweit je 3. Dann kommen sie zurück. Am Ende bringen sie nichts.',
        },
        WF5: {
          title: 'Zeichen',
          text: 'Sechzehn Plättchen des Grundspiels tragen ein Zeichen, wenn das Schicksalsrad im Spiel ist, und drei seiner eigenen zwölf. Ist auch der Abt dabei, sind die Gärten auf anderen Exemplaren dieser Plättchen, sodass keines beides hat. Ohne das Schicksalsrad gibt es keine Zeichen.',
        },
      },
      captions: {
        'wheel-board': {
          alt: 'Der Plan des Schicksalsrads, vier mal vier Felder, mit dem Schwein oben bei Fortuna.',
          caption: 'Der Plan am Anfang. Plättchen werden ringsum gelegt, an jede seiner Kanten.',
        },
        'wheel-crown': {
          alt: 'Das Schicksalsrad mit dem Gefolgsmann von Rot auf dem Kronenfeld der Hungersnot, einem Sektor mit einem Feld, und dem eben dort angekommenen Schwein.',
          caption:
            'Das Schwein bleibt bei der Hungersnot stehen, wo der Gefolgsmann von Rot auf dem einzigen Kronenfeld sitzt: {red} Punkte, dann zurück.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-faminePig': {
        title: 'Das Schwein bei Hungersnot',
        text: '2014 hilft es nicht; Regelsammlungen geben 2 Punkte je Stadt statt 1 (WF3).',
      },
      'ruling-WF1': {
        title: 'Die Quelle neben dem Schicksalsrad',
        text: 'An einer ausgelosten Wiesenkante des Plans, geradewegs wegfließend (WF1).',
      },
      'ruling-WF5': {
        title: 'Zeichen und Gärten',
        text: 'Sie sind auf verschiedenen Exemplaren, beides kann also ganz im Spiel sein (WF5).',
      },
    },
    captions: {},
  },
};
