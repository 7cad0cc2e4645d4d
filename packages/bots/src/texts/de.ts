import type { LevelTexts } from '../level-words.ts';

export const de: LevelTexts = {
  page: 'Page',
  'page.about': 'Denkt an eigene Punkte, kaum an fremde und an Wiesen, und macht Fehler.',
  squire: 'Knappe',
  'squire.about': 'Mag Städte lieber als Wiesen und ist nicht immer genau.',
  knight: 'Ritter',
  'knight.about': 'Zählt die übrigen Plättchen; blickt nur mit vielen Erweiterungen weiter.',
  baron: 'Baron',
  'baron.about': 'Spielt seine besten Züge ein paar Plättchen weit durch und wählt dann.',
  count: 'Graf',
  'count.about': 'Vergleicht mehr Züge und sieht weiter voraus; bis zu einer halben Sekunde je Zug.',
  king: 'König',
  'king.about': 'Wägt ab, was jedes kommende Plättchen bringt; zwei Sekunden je Zug.',
};
