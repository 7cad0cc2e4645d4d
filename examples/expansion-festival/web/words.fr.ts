import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'ask.festival.home': 'Touchez un de vos pions pour le rappeler. Il ne rapporte rien.',
  'sign.festival': 'Fête : vous pouvez rappeler un de vos pions.',
};
