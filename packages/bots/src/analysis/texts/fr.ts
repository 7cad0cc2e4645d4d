import type { ReasonTexts } from '../words.ts';

export const fr: ReasonTexts = {
  'lapse.slip': 'imprécision',
  'lapse.mistake': 'erreur',
  'lapse.blunder': 'gaffe',
  'own.scored': '{n} {n|point|points} de plus tout de suite',
  'own.unfinished': '{n} {n|point|points} de plus dans les zones incomplètes',
  'own.closing': '{who|vos|ses} zones, une fois complètes, promettent plus : environ {n} {n|point|points}',
  'own.followers': 'plus de meeples libres ou bientôt de retour : environ {n} {n|point|points}',
  'own.fields': '{who|vos|ses} prés promettent plus : environ {n} {n|point|points}',
  'own.contest': 'moins de risque qu’une zone soit partagée ou prise : environ {n} {n|point|points}',
  'own.figures': '{who|vos|ses} pions spéciaux sont plus utiles : environ {n} {n|point|points}',
  'own.tokens': '{who|vos|ses} jetons promettent plus : environ {n} {n|point|points}',
  'others.scored': '{n} {n|point|points} de moins pour {who|vous|{who}} tout de suite',
  'others.unfinished': '{n} {n|point|points} de moins pour {who|vous|{who}} dans les zones incomplètes',
  'others.closing':
    '{who|vos zones|les zones de {who}}, une fois complètes, promettent moins : environ {n} {n|point|points}',
  'others.followers':
    '{who|vos meeples libres|les meeples libres de {who}} valent moins : environ {n} {n|point|points}',
  'others.fields': '{who|vos prés|les prés de {who}} promettent moins : environ {n} {n|point|points}',
  'others.contest':
    'cela menace {who|ce que vous possédez|ce que {who} possède} : environ {n} {n|point|points}',
  'others.figures':
    '{who|vos pions spéciaux|les pions spéciaux de {who}} sont moins utiles : environ {n} {n|point|points}',
  'others.tokens': '{who|vos jetons|les jetons de {who}} promettent moins : environ {n} {n|point|points}',
  later: 'cela paie aux tours suivants : environ {n} {n|point|points}',
};
