export const texts = {
  'log.event.ferries/put': 'A ferry joins two quays',
  'log.event.ferries/turn': 'A ferry is turned to other quays',
  'theme.ferry': 'a ferry',
} as const;
