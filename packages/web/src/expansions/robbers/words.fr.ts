import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.event.robbers/put': 'le voleur sur la case {n} de la piste de score',
  'log.event.robbers/follow': 'le voleur suit jusqu’à la case {n} de la piste de score',
  'theme.robber': 'le voleur',
  'ask.robbers.put':
    'Quand un pion score quittera la case de votre voleur, vous gagnerez la moitié de ses points.',
  'ask.robbers.victim': 'Vous gagnez la moitié de ses points ; la victime garde les siens.',
  'ask.robbers.follow': 'Suivre jusqu’à la case {n}',
  'ask.robbers.stay': 'Rester sur sa case',
  'ask.robbers.wait': 'Un autre pion score y est encore.',
};
