export const texts = {
  'log.event.hills-sheep/hill': 'An unseen tile goes under the hill',
  'log.luck.hills-sheep.sheep': 'Out of the bag: {n} sheep',
  'log.luck.hills-sheep.wolf': 'Out of the bag: a wolf, the flock is scattered',
  'theme.shepherd': 'the shepherd',
  'theme.hill': 'a hill',
  'ask.hills-sheep.flock': 'The flock: {n} sheep',
  'ask.hills-sheep.grow': 'Draw',
  'ask.hills-sheep.wolf': 'wolf: {n}%',
  'ask.hills-sheep.lost': 'Sheep join the flock; a wolf scatters all of it.',
  'ask.hills-sheep.score': 'Gather',
  'ask.hills-sheep.home': 'The shepherd comes home.',
  'ask.hills-sheep.shepherd':
    'Draws sheep whenever this field grows. Gather them for 1 point each, before a wolf comes.',
  'sign.hill': 'Hill: a follower here wins a tie.',
  'sign.vineyard': 'Vineyard: a closed monastery beside it pays 3 points more.',
} as const;
