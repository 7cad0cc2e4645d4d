import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.robbers/put': 'le voleur sur la case {n} de la piste de score',
  'log.event.robbers/follow': 'le voleur suit jusqu’à la case {n} de la piste de score',
  'theme.robber': 'le voleur',
};
