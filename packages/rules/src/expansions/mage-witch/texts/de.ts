import type { en } from './en.ts';

export const de = {
  'set.mage-witch': 'Magier & Hexe',
  'set.mage-witch.about':
    'Der Magier macht eine Straße oder Stadt wertvoller, die Hexe halbiert ihren Wert; schick beide, wohin es dir passt.',
  'figure.mage': 'Magier',
  'figure.mage.a': 'den Magier',
  'figure.mage.count': '{n} {n|Magier|Magier}',
  'figure.witch': 'Hexe',
  'figure.witch.a': 'die Hexe',
  'figure.witch.count': '{n} {n|Hexe|Hexen}',
  'mark.magic': 'Magie',

  'option.magicOnPlacedTile': 'Magie auf dem gelegten Plättchen',
  'option.magicOnPlacedTile.about': 'Dürfen Magier und Hexe auf das Plättchen, das sie ruft?',
  'option.magicOnPlacedTile.false': 'Nur auf andere Plättchen',
  'option.magicOnPlacedTile.true': 'Auf jedes Plättchen',

  'step.mage-witch/magic': 'Magier oder Hexe versetzen',
  'question.mage-witch/move': 'Versetze den Magier oder die Hexe',
  'action.mage-witch/move': '{figure} versetzen ({at})',
  'action.mage-witch/move.road': '{figure} auf die Straße {at} schicken ({sides})',
  'action.mage-witch/move.city': '{figure} in die Stadt {at} schicken ({sides})',
  'action.mage-witch/off': '{figure} vom Plan nehmen',
  'because.mage': '{n} mehr durch den Magier',
  'because.witch': '{n} weniger durch die Hexe',

  'why.mage-witch/land': 'Magier und Hexe gehen nur auf Straßen und in Städte.',
  'why.mage-witch/closed': 'Dieses Gebiet ist abgeschlossen; sie gehen nur, wo eines noch unfertig ist.',
  'why.mage-witch/there': 'Eine der beiden Figuren steht schon in diesem Gebiet.',
  'why.mage-witch/there.mage': 'Der Magier steht schon in diesem Gebiet.',
  'why.mage-witch/there.witch': 'Die Hexe steht schon in diesem Gebiet.',
  'why.mage-witch/placed-tile': 'Nicht auf das eben gelegte Plättchen: Wähle ein anderes.',
  'why.mage-witch/off': 'Keine der beiden Figuren kann irgendwohin, also kommt eine vom Plan.',
} satisfies Record<keyof typeof en, string>;
