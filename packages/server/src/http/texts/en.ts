/** Words of the preview of an invitation, which programs show that know no page. */
export const en = {
  title: '{who} invites you to a game of Bastide',
  'title.nobody': 'An invitation to a game of Bastide',
  'clock.none': 'no clock',
  'clock.live': '{minutes} min + {seconds} s a tile',
  'clock.days': '{n} {n|day|days} a move',
} as const;

export type PreviewKey = keyof typeof en;
