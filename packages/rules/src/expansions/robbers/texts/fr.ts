import type { en } from './en.ts';

export const fr = {
  'set.robbers': 'Les Voleurs',
  'set.robbers.about':
    'Les voleurs guettent sur la piste de score et touchent la moitié des points de qui quitte leur case.',
  'figure.robber': 'voleur',
  'figure.robber.a': 'un voleur',
  'figure.robber.count': '{n} {n|voleur|voleurs}',
  'mark.robber': 'voleur',

  'option.robbersAll': 'Qui peut suivre',
  'option.robbersAll.about':
    'Qui d’autre peut poser son voleur sur la piste quand une tuile Voleurs est placée.',
  'option.robbersAll.false': 'Un seul autre joueur, le premier qui a encore son voleur',
  'option.robbersAll.true': 'Tous les autres, à tour de rôle',

  // The words of its steps, questions, actions, causes, reasons and events come here with its rules.
} satisfies Record<keyof typeof en, string>;
