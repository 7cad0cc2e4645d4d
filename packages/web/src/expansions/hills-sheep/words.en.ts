export const texts = {
  'log.event.hills-sheep/hill': 'Under the hill goes a tile that nobody sees',
  'log.event.hills-sheep/wolf': 'A wolf scatters the flock',
  'theme.shepherd': 'the shepherd',
  'theme.hill': 'a hill',
} as const;
