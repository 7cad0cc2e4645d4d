export const texts = {
  'theme.mage-witch': 'mage and witch',
} as const;
