import type { en } from './en.ts';

export const fr = {
  'set.messengers': 'Les Hérauts',
  'set.messengers.about':
    'Chacun avance deux pions score ; celui qui s’arrête sur une case foncée apporte une missive du roi.',
  'figure.messenger': 'meeplette',
  'figure.messenger.a': 'une meeplette',
  'figure.messenger.count': '{n} {n|meeplette|meeplettes}',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
