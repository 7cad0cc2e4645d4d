export const texts = {
  'ask.festival.home': 'Press one of your figures to call it home. It scores nothing.',
  'sign.festival': 'Festival: you may call one of your figures home.',
} as const;
