export const texts = {
  'log.event.flying-machines/rolled': 'A flight of {n} {n|square|squares}',
  'theme.flying-machine': 'a flying machine',
} as const;
