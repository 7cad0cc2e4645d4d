import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    robbers: {
      title: 'Die Räuber',
      lead: 'Sie warten auf der Wertungstafel und leben von dem, was andere verdienen.',
      entries: {
        RO1: {
          title: 'Einen Räuber setzen',
          text: 'Nachdem du ein Räuberplättchen gelegt hast, darfst du deinen Räuber auf ein Feld der Wertungstafel setzen, auf dem eine fremde Figur steht, oder ihn auf ein anderes solches Feld versetzen, wenn er schon dort steht. Dann darf im Uhrzeigersinn die nächste Person, deren Räuber im Vorrat ist, ihn setzen; nur eine, und sie darf ablehnen. Mit der Option dürfen es alle anderen der Reihe nach. Ein Räuber kann noch in diesem Teil rauben.',
        },
        RO2: {
          title: 'Rauben',
          text: 'Verlässt eine fremde Figur durch eine Wertung das Feld des Räubers, bekommt dessen Besitzer **die Hälfte davon, aufgerundet**, und der Räuber kommt zurück. Das Opfer behält alles. Niemand kann darauf verzichten.',
        },
        RO3: {
          title: 'Mehrere Räuber',
          text: 'Mehrere Räuber auf einem Feld bekommen jeder die Hälfte. Sie rauben, wenn alle Punkte des Augenblicks gezogen sind (X16), zuerst der Räuber der Person am Zug, dann im Uhrzeigersinn. Haben mehrere Figuren das Feld verlassen, wählt der Besitzer, wen er beraubt. Ein Räuber raubt eine Wertung: die, durch die die Figur das Feld verließ, nicht die Summe des Zugs.',
        },
        RO4: {
          title: 'Beute ist sicher',
          text: 'Geraubte Punkte werden nie geraubt. Verlässt eine fremde Figur das Feld eines Räubers durch geraubte Punkte, folgt ein Räuber, der sonst nichts zu rauben hat, ihr auf ihr neues Feld. Bleibt noch eine andere fremde Figur zurück, wählt sein Besitzer: folgen oder bleiben.',
        },
        RO5: {
          title: 'Grenzen und das Ende',
          text: 'Dein Räuber beraubt nie deine eigenen Figuren. Beute, die eine Figur der Person am Zug auf ein dunkles Feld führt, bringt eine Depesche (ME2). Ein Räuber, der am Ende noch auf der Wertungstafel steht, bringt seinem Besitzer 3 Punkte; in der Schlusswertung wird nicht geraubt.',
        },
      },
      captions: {
        'robbers-steal': {
          alt: 'Ein Stück der Wertungstafel: Die Figur von Rot zieht von 0 auf 3; der Räuber von Blau stand daneben, und die Figur von Blau zieht auf 2.',
          caption:
            'Rot bekommt {red} Punkte und zieht weiter. Der Räuber von Blau stand dort: die Hälfte davon, aufgerundet, {blue} Punkte für Blau.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-robbersAll': {
        title: 'Wer noch einen Räuber schickt',
        text: '2017 eine Person; in einer anderen Auflage alle (RO1).',
      },
      'ruling-RO2': {
        title: 'Von zwei Wertungen wird die erste beraubt',
        text: 'Der Räuber nimmt die Hälfte der Wertung, durch die die Figur sein Feld verließ; eine zweite im selben Zug zählt nicht (RO2).',
      },
    },
    captions: {},
  },
};
