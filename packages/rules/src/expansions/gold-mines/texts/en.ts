import type { Texts } from '../../texts.ts';

export const en = {
  'set.gold-mines': 'Gold Mines',
  'set.gold-mines.about':
    'Ingots lie on the land until someone closes a feature around them; the more you have, the more each pays.',
  'mark.gold': 'gold mine',
  'token.ingot': '{n} {n|ingot|ingots}',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} as const satisfies Texts;
