import type { texts as en } from './words.en.ts';

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'log.luck.flying-machines.lands': 'Der Flug gelang: {n} {n|Feld|Felder}',
  'log.luck.flying-machines.fails': 'Der Flug misslang: keine Landung nach {n} {n|Feld|Feldern}',
  'theme.flying-machine': 'ein Fluggerät',
  'ask.flying-machines.fly': 'Fliegen: {figure}',
  'ask.flying-machines.die': 'Der Würfel sagt, wie weit: 1, 2 oder 3 Felder.',
  'ask.flying-machines.lands': 'landet',
  'ask.flying-machines.back': 'kommt zurück',
  'ask.flying-machines.works': '{n} {n|Feld|Felder}: kann landen',
  'ask.flying-machines.fails': '{n} {n|Feld|Felder}: kommt zurück, nichts geschieht',
  'ask.flying-machines.landing': 'Der Würfel zeigt {n}. Wähle, wo deine Figur landet.',
};
