import type { en } from './en.ts';

export const fr = {
  title: 'Pourquoi pas… ?',
  note: 'Pourquoi pas ici ?',
  rule: 'Règle {rule}',
  'rule.beside': 'Règle {rule}, s’ouvre à côté de la partie',
  close: 'Fermer',
  turn: 'Tourner la tuile',
  asked: 'Ce qui est demandé maintenant :',
  'how.place': 'Pointez une case où la tuile ne va pas : vous verrez pourquoi.',
  'how.land': 'Pointez ce que vous ne pouvez pas choisir : vous verrez pourquoi.',
  'how.keys': 'Au clavier : W, puis les flèches.',
  'last-tile': 'Pourquoi aucun pion ne pouvait aller sur votre dernière tuile :',
} satisfies Record<keyof typeof en, string>;
