/** Words of notices and mails, which reach people who have no page open. */
export const en = {
  'turn.played': '{who} has played: your turn',
  turn: 'It is your turn',
  scored: '{who}: {points} ({cause})',
  played: '{who} placed a tile with {land}',
  'played.figure': '{who} placed a tile with {land} and put {figure} there',
  'land.city': 'a city',
  'land.road': 'a road',
  'land.monastery': 'a monastery',
  'land.garden': 'a garden',
  'land.river': 'a river',
  'land.field': 'a field',
  'role.city': 'a knight',
  'role.road': 'a highwayman',
  'role.monastery': 'a monk',
  'role.field': 'a farmer',
  bot: 'Bot',
  'left.days': '{n} {n|day|days} left',
  'left.hours': '{n} {n|hour|hours} left',
  'left.soon': 'less than an hour left',
  'mail.play': 'Go to the game',
  'mail.why':
    'You get this because you asked Bastide to write when it is your turn in a game played over several days.',
  'mail.stop': 'No more e-mails',
  'confirm.subject': 'Bastide: is this your address?',
  'confirm.about':
    'Someone, hopefully you, wants Bastide to write to this address when it is their turn in a game played over several days.',
  'confirm.do': 'Yes, write to me',
  'confirm.else': 'The link is valid for one day. If it wasn’t you, do nothing: the address is not saved.',
} as const;

export type NoticeKey = keyof typeof en;
