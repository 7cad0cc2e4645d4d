export const texts = {
  'log.event.river/source': 'The river has its source',
} as const;
