export const texts = {
  'theme.gold': 'gold',
  'ask.gold-mines.second':
    'Choose a tile for the second ingot. Whoever scores a closed road, city, monastery or garden there takes its gold.',
  'ask.gold-mines.worth': 'One more ingot is worth {points} to you at the end.',
} as const;
