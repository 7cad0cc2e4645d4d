import type { LevelTexts } from '../level-words.ts';

export const de: LevelTexts = {
  page: 'Page',
  'page.about': 'Nimmt die Punkte des Augenblicks, vergisst die Wiesen und irrt oft.',
  squire: 'Knappe',
  'squire.about': 'Spielt, als wäre das Spiel gleich zu Ende; nicht immer genau.',
  knight: 'Ritter',
  'knight.about': 'Rechnet mit den übrigen Plättchen, aber nur bis zum Ende seines Zugs.',
  baron: 'Baron',
  'baron.about': 'Probiert seine besten Züge ein paar Plättchen weit aus und wählt dann.',
  count: 'Graf',
  'count.about': 'Vergleicht mehr Züge und sieht weiter voraus; eine halbe Sekunde je Zug.',
  king: 'König',
  'king.about': 'Wägt ab, was jedes Plättchen bringen kann; zwei Sekunden je Zug.',
};
