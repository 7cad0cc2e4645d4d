import type { Texts } from '../../texts.ts';

export const en = {
  'set.mage-witch': 'Mage & Witch',
  'set.mage-witch.about':
    'The mage adds to what a road or city pays, the witch halves it, and you send them where they suit you.',
  'figure.mage': 'mage',
  'figure.mage.a': 'a mage',
  'figure.mage.count': '{n} {n|mage|mages}',
  'figure.witch': 'witch',
  'figure.witch.a': 'a witch',
  'figure.witch.count': '{n} {n|witch|witches}',
  'mark.magic': 'magic',

  'option.magicOnPlacedTile': 'Magic on the tile just placed',
  'option.magicOnPlacedTile.about': 'Whether mage and witch may go onto the very tile that calls them.',
  'option.magicOnPlacedTile.false': 'Only on other tiles',
  'option.magicOnPlacedTile.true': 'On any tile',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
