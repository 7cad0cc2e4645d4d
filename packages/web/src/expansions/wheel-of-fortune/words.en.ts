export const texts = {
  'log.event.wheel-of-fortune/crown': 'a follower on a crown space',
  'theme.crown': 'a crown space',
  'panel.pig': 'The pig is at: {where}',
  'panel.crowns': 'On crown spaces: {list}',
  'ask.wheel-of-fortune.crown': 'Crown space',
  'ask.wheel-of-fortune.later': 'A follower on the wheel: points when the pig stops there.',
  'ask.wheel-of-fortune.space': '{sector}: +{n} {n|point|points} when the pig stops here',
  'ask.wheel-of-fortune.where': 'Choose a sector of the wheel.',
  'ask.wheel-of-fortune.sector.fortune': 'The player whose turn it is gets 3 points.',
  'ask.wheel-of-fortune.sector.taxes':
    'Each knight brings its owner 1 point for every pennant and every knight of theirs in its city.',
  'ask.wheel-of-fortune.sector.famine':
    'Each farmer brings its owner 1 point for every closed city its field touches.',
  'ask.wheel-of-fortune.sector.storm': 'Everybody gets 1 point for each follower at home.',
  'ask.wheel-of-fortune.sector.inquisition': 'Each monk brings its owner 2 points.',
  'ask.wheel-of-fortune.sector.plague': 'Everybody takes one of their followers home; it scores nothing.',
} as const;
