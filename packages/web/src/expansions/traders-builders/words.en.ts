export const texts = {
  'theme.builder': 'the builder',
  'theme.pig': 'the pig',
  'theme.goods': 'goods',
  'ask.traders-builders.builder':
    'Build again: whenever you extend this road or city, you place a second tile.',
  'ask.traders-builders.pig': 'This field brings you 1 point more for each finished city.',
} as const;
