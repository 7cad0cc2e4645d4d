import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.mage-witch': 'Mage & Witch',
  'set.mage-witch.about':
    'The mage makes a road or city worth more, the witch halves it; send them where it suits you.',
  'figure.mage': 'mage',
  'figure.mage.a': 'the mage',
  'figure.mage.count': '{n} {n|mage|mages}',
  'figure.witch': 'witch',
  'figure.witch.a': 'the witch',
  'figure.witch.count': '{n} {n|witch|witches}',
  'mark.magic': 'magic',

  'option.magicOnPlacedTile': 'Magic on the tile just placed',
  'option.magicOnPlacedTile.about': 'May mage and witch go onto the very tile that calls them?',
  'option.magicOnPlacedTile.false': 'Only on other tiles',
  'option.magicOnPlacedTile.true': 'On any tile',

  'step.mage-witch/magic': 'Move the mage or the witch',
  'question.mage-witch/move': 'Move the mage or the witch',
  'action.mage-witch/move': 'Send {figure} {at}',
  'action.mage-witch/move.road': 'Send {figure} onto the road {at} ({sides})',
  'action.mage-witch/move.city': 'Send {figure} into the city {at} ({sides})',
  'action.mage-witch/off': 'Take {figure} off the board',
  'because.mage': '{n} more from the mage',
  'because.witch': '{n} less because of the witch',

  'why.mage-witch/land': 'Mage and witch go only onto roads and into cities.',
  'why.mage-witch/closed': 'This feature is closed; they go only where one is still unfinished.',
  'why.mage-witch/there': 'One of the two is already on this feature.',
  'why.mage-witch/there.mage': 'The mage is already on this feature.',
  'why.mage-witch/there.witch': 'The witch is already on this feature.',
  'why.mage-witch/placed-tile': 'Not onto the tile just placed: choose another one.',
  'why.mage-witch/off': 'Neither has anywhere to go, so one that is in play leaves the board.',
} as const satisfies Texts;
