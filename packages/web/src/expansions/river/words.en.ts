export const texts = {
  'log.event.river/source': 'The river begins here.',
} as const;
