export const texts = {
  'theme.abbot': 'the abbot',
  'theme.garden': 'a garden',
} as const;
