export const texts = {
  'log.event.ferries/put': 'A ferry joins two quays',
  'log.event.ferries/turn': 'A ferry is turned to other quays',
  'theme.ferry': 'a ferry',
  'ask.ferries.put': 'The ferry makes one road of two; at the other quays roads end.',
  'ask.ferries.turn': 'A turned ferry joins other roads; at the quays it leaves, roads end.',
} as const;
