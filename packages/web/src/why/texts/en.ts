export const en = {
  title: 'Why can’t I…?',
  note: 'Why not here?',
  rule: 'Rule {rule}',
  'rule.beside': 'Rule {rule}, opens beside the game',
  close: 'Close',
  turn: 'Turn the tile',
  asked: 'What is asked now:',
  'how.place': 'Point at a square where the tile doesn’t fit, and the land shows why.',
  'how.land': 'Point at what you can’t choose, and the land shows why.',
  'how.keys': 'On the keyboard: W, then the arrow keys.',
  'last-tile': 'Why no figure could go on your last tile:',
} as const;

export type WhyKey = keyof typeof en;
