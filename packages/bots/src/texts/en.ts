/** The levels in words: a name, and what to expect of it. */
export const en = {
  page: 'page',
  'page.about': 'Takes the points of the moment, forgets the fields, and often errs.',
  squire: 'squire',
  'squire.about': 'Plays for what would count if the game ended now; not always precise.',
  knight: 'knight',
  'knight.about': 'Reckons with the tiles that are left, but only to the end of its own turn.',
  baron: 'baron',
  'baron.about': 'Tries its best moves out a few tiles ahead before it chooses.',
  count: 'count',
  'count.about': 'Compares more moves and looks farther ahead; half a second a turn.',
  king: 'king',
  'king.about': 'Weighs what every tile to come may bring; two seconds a turn.',
} as const;
