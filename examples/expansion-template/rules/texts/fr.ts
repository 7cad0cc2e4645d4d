import type { en } from './en.ts';

export const fr = {
  'set.windmill': 'Windmill',
  'set.windmill.about': 'Trois tuiles qui paient qui les place.',
  'mark.windmillSign': 'windmill',
  'step.windmill/pay': 'Payer pour « windmill »',
  'cause.windmill': 'Windmill',
  'award.windmill': '{who} {who|recevez|reçoit} {n} {n|point|points} pour « windmill ».',
} satisfies Record<keyof typeof en, string>;
