export const texts = {
  'theme.builder': 'the builder',
  'theme.pig': 'the pig',
  'theme.goods': 'goods',
} as const;
