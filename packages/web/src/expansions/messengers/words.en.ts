export const texts = {
  'theme.messenger': 'the messenger',
} as const;
