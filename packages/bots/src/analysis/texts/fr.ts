import type { ReasonTexts } from '../words.ts';

export const fr: ReasonTexts = {
  'lapse.slip': 'imprécision',
  'lapse.mistake': 'erreur',
  'lapse.blunder': 'gaffe',
  'own.scored': '{n} {n|point|points} de plus tout de suite',
  'own.unfinished': '{n} {n|point|points} de plus dans les zones incomplètes',
  'own.closing': 'de meilleures chances de compléter vos zones : environ {n} {n|point|points}',
  'own.followers': 'plus de partisans libres ou bientôt de retour : environ {n} {n|point|points}',
  'own.fields': 'un meilleur avenir pour vos prés : environ {n} {n|point|points}',
  'own.contest': 'moins de risque qu’une zone soit partagée ou prise : environ {n} {n|point|points}',
  'own.figures': 'vos pions spéciaux servent mieux : environ {n} {n|point|points}',
  'own.tokens': 'de meilleures perspectives pour vos jetons : environ {n} {n|point|points}',
  'others.scored': '{n} {n|point|points} de moins pour {who} tout de suite',
  'others.unfinished': '{n} {n|point|points} de moins pour {who} dans les zones incomplètes',
  'others.closing': 'plus difficile pour {who} de compléter ses zones : environ {n} {n|point|points}',
  'others.followers': 'moins de partisans libres pour {who} : environ {n} {n|point|points}',
  'others.fields': 'un avenir moins bon pour les prés de {who} : environ {n} {n|point|points}',
  'others.contest': 'cela menace ce que {who} possède : environ {n} {n|point|points}',
  'others.figures': 'les pions spéciaux de {who} servent moins : environ {n} {n|point|points}',
  'others.tokens': 'de moins bonnes perspectives pour les jetons de {who} : environ {n} {n|point|points}',
  later: 'cela se voit aux tours suivants : environ {n} {n|point|points}',
};
