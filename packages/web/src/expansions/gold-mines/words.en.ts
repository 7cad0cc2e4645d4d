export const texts = {
  'theme.gold': 'gold',
} as const;
