export const texts = {
  'theme.gold': 'gold',
  'ask.gold-mines.second':
    'Whoever scores a closed road, city, monastery or garden on that tile takes its gold.',
  'ask.gold-mines.worth': 'One more ingot is worth {points} to you at the end.',
} as const;
