import type { en } from './en.ts';

export const fr = {
  title: 'Pourquoi pas… ?',
  note: 'Pourquoi pas ici ?',
  rule: 'Règle {rule}',
  'rule.beside': 'Règle {rule}, s’ouvre à côté de la partie',
  close: 'Fermer',
  turn: 'Tourner la tuile',
  asked: 'Ce qui est demandé maintenant :',
  'how.place': 'Pointez une case où la tuile ne va pas : le paysage montre pourquoi.',
  'how.land': 'Pointez ce qui ne peut pas être choisi : le paysage montre pourquoi.',
  'how.keys': 'Au clavier : W, puis les flèches.',
  'last-tile': 'Sur votre dernière tuile, aucun pion ne pouvait être posé :',
} satisfies Record<keyof typeof en, string>;
