export const texts = {
  'theme.abbot': 'the abbot',
  'theme.garden': 'a garden',
  'ask.abbot.abbot': 'Like a monk, and in gardens too. You may call him home early, for the points so far.',
  'ask.abbot.home': 'Instead of a new figure: he scores what his place is worth now and comes back to you.',
} as const;
