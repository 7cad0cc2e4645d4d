import type { en } from './en.ts';

export const fr = {
  'set.mage-witch': 'Mage et Sorcière',
  'set.mage-witch.about':
    'Le mage augmente ce que rapporte une route ou une ville, la sorcière le réduit de moitié : envoyez-les où bon vous semble.',
  'figure.mage': 'mage',
  'figure.mage.a': 'le mage',
  'figure.mage.count': '{n} {n|mage|mages}',
  'figure.witch': 'sorcière',
  'figure.witch.a': 'la sorcière',
  'figure.witch.count': '{n} {n|sorcière|sorcières}',
  'mark.magic': 'magie',

  'option.magicOnPlacedTile': 'Magie sur la tuile placée',
  'option.magicOnPlacedTile.about':
    'Le mage et la sorcière peuvent-ils aller sur la tuile même qui les appelle ?',
  'option.magicOnPlacedTile.false': 'Sur d’autres tuiles seulement',
  'option.magicOnPlacedTile.true': 'Sur n’importe quelle tuile',

  'step.mage-witch/magic': 'Déplacer le mage ou la sorcière',
  'question.mage-witch/move': 'Déplacez le mage ou la sorcière',
  'action.mage-witch/move': 'Envoyer {figure} {at}',
  'action.mage-witch/move.road': 'Envoyer {figure} sur la route {at} ({sides})',
  'action.mage-witch/move.city': 'Envoyer {figure} dans la ville {at} ({sides})',
  'action.mage-witch/off': 'Retirer {figure} du plateau',
  'because.mage': '{n} de plus grâce au mage',
  'because.witch': '{n} de moins à cause de la sorcière',

  'why.mage-witch/land': 'Le mage et la sorcière vont seulement sur les routes et dans les villes.',
  'why.mage-witch/closed': 'Cette zone est complète ; ils ne vont que sur une zone incomplète.',
  'why.mage-witch/there': 'L’un des deux est déjà dans cette zone.',
  'why.mage-witch/there.mage': 'Le mage est déjà dans cette zone.',
  'why.mage-witch/there.witch': 'La sorcière est déjà dans cette zone.',
  'why.mage-witch/placed-tile': 'Pas sur la tuile qui vient d’être placée : choisissez-en une autre.',
  'why.mage-witch/off': 'Aucun des deux n’a où aller : l’un de ceux qui sont en jeu quitte le plateau.',
} satisfies Record<keyof typeof en, string>;
