import type { en } from './en.ts';

export const fr = {
  'set.mage-witch': 'Mage et Sorcière',
  'set.mage-witch.about':
    'Le mage augmente ce que rapporte une route ou une ville, la sorcière le réduit de moitié : envoyez-les où bon vous semble.',
  'figure.mage': 'mage',
  'figure.mage.a': 'un mage',
  'figure.mage.count': '{n} {n|mage|mages}',
  'figure.witch': 'sorcière',
  'figure.witch.a': 'une sorcière',
  'figure.witch.count': '{n} {n|sorcière|sorcières}',
  'mark.magic': 'magie',

  'option.magicOnPlacedTile': 'Magie sur la tuile placée',
  'option.magicOnPlacedTile.about':
    'Si le mage et la sorcière peuvent aller sur la tuile même qui les appelle.',
  'option.magicOnPlacedTile.false': 'Sur d’autres tuiles seulement',
  'option.magicOnPlacedTile.true': 'Sur toute tuile',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
