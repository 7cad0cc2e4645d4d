import type { Texts } from '../../texts.ts';

export const en = {
  'set.messengers': 'Messengers',
  'set.messengers.about':
    'Each player moves two scorers, and one that stops on a dark space brings a message from the king.',
  'figure.messenger': 'messenger',
  'figure.messenger.a': 'a messenger',
  'figure.messenger.count': '{n} {n|messenger|messengers}',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
