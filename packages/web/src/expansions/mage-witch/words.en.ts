export const texts = {
  'theme.mage-witch': 'mage and witch',
  'ask.mage-witch.mage': '+1 point a tile',
  'ask.mage-witch.witch': 'halves the points',
  'ask.mage-witch.where': 'Now choose a highlighted road or city.',
  'ask.mage-witch.off': 'Leaves the board',
  'ask.mage-witch.half': '½',
} as const;
