export const texts = {
  'theme.messenger': 'the messenger',
  'ask.messengers.lands': 'space {from} → {to}',
  'ask.messengers.round': 'space {from} → {to}, once round',
  'ask.messengers.dark': 'a dark space: a message',
  'ask.messengers.now': '= {points} now',
  'ask.messengers.instead': 'instead of the message',
  'ask.messengers.cannot': '{action}: can’t be carried out now.',
  'ask.messengers.follower': 'Choose a follower: it scores the points shown and comes home.',
} as const;
