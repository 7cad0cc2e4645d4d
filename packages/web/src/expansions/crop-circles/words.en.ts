export const texts = {
  'log.event.crop-circles/add': 'Everybody adds a follower',
  'log.event.crop-circles/add.road': 'Everybody adds a highwayman on a road',
  'log.event.crop-circles/add.city': 'Everybody adds a knight in a city',
  'log.event.crop-circles/add.field': 'Everybody adds a farmer in a field',
  'log.event.crop-circles/remove': 'Everybody takes a follower home',
  'log.event.crop-circles/remove.road': 'Everybody takes a highwayman home from a road',
  'log.event.crop-circles/remove.city': 'Everybody takes a knight home from a city',
  'log.event.crop-circles/remove.field': 'Everybody takes a farmer home from a field',
  'theme.crop-circle': 'a crop circle',
} as const;
