export const texts = {
  'log.event.wheel-of-fortune/crown': 'a follower on a crown space',
  'theme.crown': 'a crown space',
  'panel.pig': 'The pig is at: {where}',
  'panel.crowns': 'On crown spaces: {list}',
} as const;
