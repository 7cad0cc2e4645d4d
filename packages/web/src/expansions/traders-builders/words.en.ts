export const texts = {
  'theme.builder': 'the builder',
  'theme.pig': 'the pig',
  'theme.goods': 'goods',
  'ask.traders-builders.builder': 'Each time you extend this road or city, you get a second tile.',
  'ask.traders-builders.pig': 'This field brings you 1 point more for each closed city.',
  'sign.wine': 'Wine: whoever closes this city takes it. Most wine at the end: 10 points.',
  'sign.wheat': 'Wheat: whoever closes this city takes it. Most wheat at the end: 10 points.',
  'sign.cloth': 'Cloth: whoever closes this city takes it. Most cloth at the end: 10 points.',
} as const;
