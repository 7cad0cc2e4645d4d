import type { PreviewKey } from './en.ts';

export const de: Readonly<Record<PreviewKey, string>> = {
  title: '{who} lädt dich zu einem Spiel Bastide ein',
  'title.nobody': 'Eine Einladung zu einem Spiel Bastide',
  'clock.none': 'ohne Uhr',
  'clock.live': '{minutes} min + {seconds} s je Plättchen',
  'clock.days': '{n} {n|Tag|Tage} je Zug',
};
