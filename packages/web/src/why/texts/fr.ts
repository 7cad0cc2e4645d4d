import type { en } from './en.ts';

export const fr = {
  title: 'Pourquoi pas… ?',
  note: 'Pourquoi pas ici ?',
  rule: 'Règle {rule}',
  'rule.beside': 'Règle {rule}, s’ouvre à côté de la partie',
  close: 'Fermer',
  turn: 'Tourner la tuile',
  asked: 'Ce qui est demandé maintenant :',
  'how.place': 'Désignez une case où la tuile ne va pas, et le paysage indique pourquoi.',
  'how.land': 'Désignez ce qui ne peut pas être choisi, et le paysage indique pourquoi.',
  'how.keys': 'Au clavier : W, puis les flèches.',
  'last-tile': 'Sur votre dernière tuile, aucun pion ne pouvait être posé :',
} satisfies Record<keyof typeof en, string>;
