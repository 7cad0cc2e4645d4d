import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  robbers: {
    title: 'Die Räuber',
    about:
      'Ein Räuber lauert neben einer fremden Figur auf der Wertungstafel und kassiert die Hälfte ihrer nächsten Punkte.',
    scenes: {
      put: {
        title: 'Auf der Lauer',
        say: 'Nach dem Legen eines Räuberplättchens darfst du deinen Räuber auf ein Feld der Wertungstafel setzen, auf dem eine fremde Figur steht; dann darf es die nächste Person, deren Räuber im Vorrat ist.',
        task: 'Lege das Plättchen und setze deinen Räuber auf das Feld von Blau.',
        done: 'Wenn die Figur von Blau das nächste Mal dieses Feld verlässt, bekommst du die Hälfte der Punkte, aufgerundet.',
        hint: 'Passen ist erlaubt, aber Blau ist leichte Beute: Lege das Plättchen und setze den Räuber auf Feld 4.',
      },
      robbery: {
        title: 'Erwischt',
        say: 'Blau hat eben 4 Punkte bekommen: Dein Räuber brachte dir die Hälfte davon und kam zurück. Blau verliert dadurch nichts.',
        task: 'Du hast noch ein Räuberplättchen: Setze den Räuber auf das neue Feld von Blau.',
        done: 'Blau wird es sich zweimal überlegen. Ein Räuber, der am Ende noch auf der Wertungstafel steht, ist 3 Punkte wert.',
        hint: 'Du darfst passen, aber im Vorrat verdient der Räuber nichts: Setze ihn auf Feld 8.',
      },
    },
  },
};
