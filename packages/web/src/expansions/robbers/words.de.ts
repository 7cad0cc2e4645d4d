import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.robbers/put': 'der Räuber auf Feld {n} der Wertungstafel',
  'log.event.robbers/follow': 'der Räuber folgt auf Feld {n} der Wertungstafel',
  'theme.robber': 'der Räuber',
  'ask.robbers.put':
    'Verlässt die nächste Zählfigur das Feld deines Räubers, bekommst du die Hälfte ihrer Punkte.',
  'ask.robbers.victim': 'Du bekommst die Hälfte der Punkte; das Opfer behält seine.',
  'ask.robbers.follow': 'Mitgehen auf Feld {n}',
  'ask.robbers.stay': 'Auf dem Feld bleiben',
  'ask.robbers.wait': 'Eine andere Zählfigur steht noch hier.',
};
