import type { PreviewKey } from './en.ts';

export const fr: Readonly<Record<PreviewKey, string>> = {
  title: '{who} vous invite à une partie de Bastide',
  'title.nobody': 'Une invitation à une partie de Bastide',
  'clock.none': 'sans pendule',
  'clock.live': '{minutes} min + {seconds} s par tuile',
  'clock.days': '{n} {n|jour|jours} par coup',
};
