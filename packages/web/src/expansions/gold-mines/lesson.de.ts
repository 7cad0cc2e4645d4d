import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'gold-mines': {
    title: 'Die Goldminen',
    about: 'Goldbarren in der Landschaft, für alle, die das Gebiet werten, in dem sie liegen.',
    scenes: {
      ingots: {
        title: 'Zwei Goldbarren',
        say: 'Wenn du eine Goldmine legst, kommt ein Goldbarren auf sie und einer auf ein Nachbarplättchen deiner Wahl, auch über Eck.',
        task: 'Lege die Mine neben deine Stadt und den zweiten Goldbarren auf ein Plättchen deiner Stadt.',
        done: 'Der Goldbarren wartet in deiner Stadt, bis sie abgeschlossen wird.',
        hint: 'Das darfst du, aber dieser Goldbarren liegt nicht in deiner Stadt. Wähle das markierte Plättchen deiner Stadt.',
      },
      share: {
        title: 'Wessen Gold?',
        say: 'Wenn ein Gebiet abgeschlossen wird, nehmen die, die dafür Punkte bekommen, die Goldbarren auf seinen Plättchen. Am Ende bringen bis zu 3 Goldbarren je 1 Punkt, 4–6 je 2, 7–9 je 3, und ab 10 je 4.',
        task: 'Schließe deine Stadt ab und nimm den Goldbarren. Setze danach einen Gefolgsmann oder passe.',
        done: '8 Punkte für die Stadt, und der Goldbarren ist deiner.',
        hint: 'Erlaubt, aber das Gold liegt noch da. Schließe die Stadt im Osten ab.',
      },
    },
  },
};
