import type { LevelTexts } from '../level-words.ts';

export const de: LevelTexts = {
  page: 'Page',
  'page.about': 'Denkt an eigene Punkte, kaum an fremde und an Wiesen, und macht Fehler.',
  squire: 'Knappe',
  'squire.about': 'Mag Städte lieber als Wiesen und ist nicht immer genau.',
  knight: 'Ritter',
  'knight.about': 'Zählt die übrigen Plättchen; blickt nur mit Erweiterungen weiter.',
  baron: 'Baron',
  'baron.about': 'Spielt seine besten Züge ein paar Plättchen weit durch und wählt dann.',
  count: 'Graf',
  'count.about': 'Vergleicht mehr Züge und sieht weiter voraus; bis zu einer halben Sekunde je Zug.',
  king: 'König',
  'king.about': 'Probiert mehr Züge länger, rechnet das Ende aus; zwei Sekunden je Zug.',
};
