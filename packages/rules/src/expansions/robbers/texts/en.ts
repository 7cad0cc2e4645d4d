import type { Texts } from '../../texts.ts';

export const en = {
  'set.robbers': 'Robbers',
  'set.robbers.about':
    'Robbers lurk on the score track and take half of what the next one to leave their space is awarded.',
  'figure.robber': 'robber',
  'figure.robber.a': 'a robber',
  'figure.robber.count': '{n} {n|robber|robbers}',
  'mark.robber': 'robber',

  'option.robbersAll': 'Who may follow',
  'option.robbersAll.about': 'Who else may put a robber on the track when a robber tile is placed.',
  'option.robbersAll.false': 'One more player, the next whose robber is at home',
  'option.robbersAll.true': 'All the others in turn',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
