import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'wheel-of-fortune': {
    title: 'Das Schicksalsrad',
    about:
      'Ein Schwein läuft um das Rad und bringt Fortuna, Steuern, Hungersnot, Sturm, Inquisition oder Pest.',
    scenes: {
      crown: {
        title: 'Kronenfelder',
        say: 'Das Rad liegt mitten in der Landschaft. Statt einer anderen Figurenaktion darf ein Gefolgsmann auf ein freies Kronenfeld: Es bringt Punkte, wenn das Schwein dort stehen bleibt.',
        task: 'Lege das Plättchen, und setze dann einen Gefolgsmann auf ein Kronenfeld der Steuern, wohin das Schwein als Nächstes gehen könnte.',
        done: 'Bleibt das Schwein bei den Steuern stehen, bekommt dein Gefolgsmann Punkte und kommt zurück.',
        hint: 'Erlaubt, aber denke diesmal an das Rad: Wähle ein Kronenfeld der Steuern.',
      },
      spin: {
        title: 'Das Schwein läuft',
        say: 'Manche Plättchen zeigen ein Zeichen: Sobald eines gezogen wird, läuft das Schwein so viele Sektoren weiter, und das Ereignis seines neuen Sektors tritt ein. Dein Plättchen schickte es um einen weiter, zu den Steuern: Allein auf ihren zwei Kronenfeldern bekam dein Gefolgsmann 6 Punkte.',
        task: 'Als Nächstes kommt die Hungersnot. Lege das Plättchen und setze einen Gefolgsmann auf das Kronenfeld der Hungersnot.',
        done: 'Gut geraten oder nicht, dein Gefolgsmann bleibt dort, bis das Schwein dort anhält; am Ende bringt er nichts.',
        hint: 'Das darfst du, aber setze auf den nächsten Sektor: Wähle das Kronenfeld der Hungersnot.',
      },
    },
  },
};
