export const texts = {
  'log.event.robbers/put': 'the robber on space {n} of the score track',
  'log.event.robbers/follow': 'the robber follows to space {n} of the score track',
  'theme.robber': 'the robber',
} as const;
