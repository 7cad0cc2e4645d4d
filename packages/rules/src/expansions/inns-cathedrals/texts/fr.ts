import type { en } from './en.ts';

export const fr = {
  'set.inns-cathedrals': 'Auberges et Cathédrales',
  'set.inns-cathedrals.about':
    'Auberges et cathédrales valorisent routes et villes, à condition de les compléter ; et chacun dispose d’un grand meeple.',
  'part.inns-cathedrals/tiles': 'les tuiles d’Auberges et Cathédrales',
  'part.inns-cathedrals/big': 'le grand meeple',

  'figure.big': 'grand meeple',
  'figure.big.a': 'un grand meeple',
  'figure.big.count': '{n} {n|grand meeple|grands meeples}',
  'mark.inn': 'auberge',
  'mark.cathedral': 'cathédrale',
  'because.inn': 'avec une auberge',
  'because.cathedral': 'avec une cathédrale',

  'option.innOnTJunction': 'Auberge au carrefour en T',
  'option.innOnTJunction.about': 'Pour quelles routes l’auberge du carrefour en T compte-t-elle ?',
  'option.innOnTJunction.both': 'Les deux routes de la barre du T',
  'option.innOnTJunction.right': 'La route de droite seulement',

  'why.none-at-home.big': 'Votre grand meeple est déjà en jeu.',
} satisfies Record<keyof typeof en, string>;
