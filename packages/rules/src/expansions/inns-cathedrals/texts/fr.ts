import type { en } from './en.ts';

export const fr = {
  'set.inns-cathedrals': 'Auberges et Cathédrales',
  'set.inns-cathedrals.about':
    'Auberges et cathédrales valorisent routes et villes, à condition de les compléter ; et chacun dispose d’un grand partisan.',
  'part.inns-cathedrals/tiles': 'les tuiles d’Auberges et Cathédrales',
  'part.inns-cathedrals/big': 'le grand partisan',

  'figure.big': 'grand partisan',
  'figure.big.a': 'un grand partisan',
  'figure.big.count': '{n} {n|grand partisan|grands partisans}',
  'mark.inn': 'auberge',
  'mark.cathedral': 'cathédrale',
  'because.inn': 'avec une auberge',
  'because.cathedral': 'avec une cathédrale',

  'option.innOnTJunction': 'Auberge au carrefour en T',
  'option.innOnTJunction.about': 'Pour quelles routes compte l’auberge de la tuile au carrefour en T.',
  'option.innOnTJunction.both': 'Les deux routes de la barre',
  'option.innOnTJunction.right': 'La route de droite seulement',

  'why.none-at-home.big': 'Votre grand partisan est déjà en jeu.',
} satisfies Record<keyof typeof en, string>;
