/** How one is told of turns while one looks elsewhere, or has no page open; part of the words of the online part. */
export const en = {
  'notice.wanted': 'Notify me when it’s my turn and I’m elsewhere',
  'notice.forbidden': 'Your browser blocks notifications from this page; allow them in its settings.',
  'notice.turn': 'Your turn',
  'notice.turns': '{n} {n|game is|games are} waiting for you',
  'notice.next': 'Next game',
  'notice.ask': 'Shall we tell you when it’s your turn again?',
  'notice.yes': 'Yes, tell me',
  'notice.by-mail': 'By e-mail',
  'notice.no': 'No, thanks',
  'notice.close': 'Close',
  'mail.label': 'E-mail me when it’s my turn (games over several days)',
  'mail.ask': 'Send me a link',
  'mail.malformed': 'This is not an e-mail address.',
  'mail.sent': 'We have written to {address}: open the link in that e-mail.',
  'mail.on': 'When it’s your turn in a game over several days, we write to {address}.',
  'mail.end': 'No more e-mails',
  'mail.yes.title': 'E-mails when it’s your turn',
  'mail.yes.about':
    'Bastide writes to you when it’s your turn in a game over several days. Every e-mail has a link to stop them.',
  'mail.yes.do': 'Yes, write to me',
  'mail.yes.done': 'Thank you. We’ll write when it’s your turn.',
  'mail.no.title': 'No more e-mails?',
  'mail.no.about': 'Bastide will forget your address.',
  'mail.no.do': 'No more e-mails',
  'mail.no.done': 'Done. Your address has been forgotten.',
  'mail.gone': 'This link no longer works.',
} as const;

export type NoticeKey = keyof typeof en;
