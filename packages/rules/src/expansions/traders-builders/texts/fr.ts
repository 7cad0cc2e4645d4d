import type { en } from './en.ts';

export const fr = {
  'set.traders-builders': 'Marchands et Bâtisseurs',
  'set.traders-builders.about':
    'Complétez des villes pour leurs marchandises ; le bâtisseur offre une seconde tuile, le cochon valorise les prés.',
  'part.traders-builders/tiles': 'les tuiles de Marchands et Bâtisseurs',
  'part.traders-builders/goods': 'les marchandises',
  'part.traders-builders/builder': 'le bâtisseur',
  'part.traders-builders/pig': 'le cochon',

  'figure.builder': 'bâtisseur',
  'figure.builder.a': 'un bâtisseur',
  'figure.builder.count': '{n} {n|bâtisseur|bâtisseurs}',
  'figure.pig': 'cochon',
  'figure.pig.a': 'un cochon',
  'figure.pig.count': '{n} {n|cochon|cochons}',
  'mark.wine': 'vin',
  'mark.wheat': 'blé',
  'mark.cloth': 'tissu',
  'token.wine': '{n} {n|jeton|jetons} Vin',
  'token.wheat': '{n} {n|jeton|jetons} Blé',
  'token.cloth': '{n} {n|jeton|jetons} Tissu',

  'step.traders-builders/second-part': 'Gagner une seconde tuile grâce au bâtisseur',
  'step.traders-builders/goods': 'Évaluer les marchandises',
  'cause.goods': 'Marchandises',
  'award.goods':
    '{who} {who|recevez|reçoit} {n} {n|point|points} pour la majorité des marchandises d’une sorte : {how}.',
  'because.wine': '{n} {n|jeton|jetons} Vin',
  'because.wheat': '{n} {n|jeton|jetons} Blé',
  'because.cloth': '{n} {n|jeton|jetons} Tissu',
  'because.pig': '1 point de plus par ville grâce au cochon',

  'why.wrong-land.builder': 'Un bâtisseur va seulement sur une route ou dans une ville.',
  'why.wrong-land.pig': 'Un cochon va seulement dans un pré.',
  'why.none-at-home.builder': 'Votre bâtisseur est déjà en jeu.',
  'why.none-at-home.pig': 'Votre cochon est déjà en jeu.',
  'why.no-own-follower.builder': 'Un bâtisseur va seulement là où se trouve déjà un de vos meeples.',
  'why.no-own-follower.pig': 'Un cochon va seulement dans un pré où se trouve déjà un de vos paysans.',
  'why.closed.builder': 'Pas de bâtisseur là où cette tuile a complété la zone.',
} satisfies Record<keyof typeof en, string>;
