export const texts = {
  'theme.inn': 'an inn',
  'theme.cathedral': 'a cathedral',
  'theme.big': 'the big follower',
} as const;
