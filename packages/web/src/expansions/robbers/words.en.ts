export const texts = {
  'log.event.robbers/put': 'the robber on space {n} of the score track',
  'log.event.robbers/follow': 'the robber follows to space {n} of the score track',
  'theme.robber': 'the robber',
  'ask.robbers.put': 'When the next scorer leaves your robber’s space, you get half of its points.',
  'ask.robbers.victim': 'You get half of their points; they keep theirs.',
  'ask.robbers.follow': 'Follow to space {n}',
  'ask.robbers.stay': 'Stay on its space',
  'ask.robbers.wait': 'Another scorer is still here.',
} as const;
