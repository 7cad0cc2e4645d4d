/** The levels in words: a name, and what to expect of it. */
export const en = {
  page: 'page',
  'page.about': 'Thinks mostly of its own points, little of fields, and makes mistakes.',
  squire: 'squire',
  'squire.about': 'Prefers cities to fields, and isn’t always precise.',
  knight: 'knight',
  'knight.about': 'Counts the remaining tiles, but looks past its own turn only with expansions.',
  baron: 'baron',
  'baron.about': 'Tries its best moves a few tiles ahead before choosing.',
  count: 'count',
  'count.about': 'Compares more moves and looks further ahead; up to half a second a turn.',
  king: 'king',
  'king.about': 'Tries more moves for longer, works out the last tiles; two seconds a turn.',
} as const;
