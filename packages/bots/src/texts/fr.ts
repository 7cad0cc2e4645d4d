import type { LevelTexts } from '../level-words.ts';

export const fr: LevelTexts = {
  page: 'page',
  'page.about': 'Pense à ses points, peu à ceux des autres et aux prés, et fait des erreurs.',
  squire: 'écuyer',
  'squire.about': 'Préfère les villes aux prés, sans être toujours précis.',
  knight: 'chevalier',
  'knight.about': 'Compte les tuiles restantes ; ne voit plus loin qu’avec des extensions.',
  baron: 'baron',
  'baron.about': 'Essaie ses meilleurs coups sur quelques tuiles à venir avant de choisir.',
  count: 'comte',
  'count.about': 'Compare plus de coups et voit plus loin ; jusqu’à une demi-seconde par tour.',
  king: 'roi',
  'king.about': 'Essaie plus de coups plus longtemps, calcule la fin ; deux secondes par tour.',
};
