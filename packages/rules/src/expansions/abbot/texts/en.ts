import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.abbot': 'The Abbot',
  'set.abbot.about': 'A follower for monasteries and gardens that you may take home early for points.',

  'figure.abbot': 'abbot',
  'figure.abbot.a': 'an abbot',
  'figure.abbot.count': '{n} {n|abbot|abbots}',
  'step.abbot/home': 'Take the abbot home',
  'action.abbot/home': 'Take the abbot home and score it',
  'action.abbot/home.monastery': 'Take the abbot home from the monastery {at} and score it',
  'action.abbot/home.garden': 'Take the abbot home from the garden {at} and score it',

  'why.wrong-land.abbot': 'The abbot goes only onto a monastery or into a garden.',
  'why.none-at-home.abbot': 'Your abbot is already in play.',
  'why.abbot/other': 'You may take home only your own abbot, not {who}’s.',
  'why.abbot/closed': 'This feature is closed: the abbot is scored with it and comes home by itself.',
} as const satisfies Texts;
