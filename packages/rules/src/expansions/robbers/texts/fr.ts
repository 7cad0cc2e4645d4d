import type { en } from './en.ts';

export const fr = {
  'set.robbers': 'Les Voleurs',
  'set.robbers.about':
    'Les voleurs guettent sur la piste de score et empochent la moitié des points du pion à côté duquel ils se trouvent.',
  'figure.robber': 'voleur',
  'figure.robber.a': 'un voleur',
  'figure.robber.count': '{n} {n|voleur|voleurs}',
  'mark.robber': 'voleur',

  'option.robbersAll': 'Qui peut suivre',
  'option.robbersAll.about':
    'Qui d’autre peut poser son voleur sur la piste quand une tuile de voleur est placée ?',
  'option.robbersAll.false': 'Un seul autre joueur, le premier qui a encore son voleur',
  'option.robbersAll.true': 'Tous les autres, à tour de rôle',

  'step.robbers/put': 'Poser des voleurs sur la piste de score',
  'step.robbers/end': 'Évaluer les voleurs sur la piste',
  'question.robbers/put': 'Posez votre voleur près d’un pion score, ou passez',
  'question.robbers/victim': 'Choisissez qui voler',
  'question.robbers/follow': 'Faites suivre votre voleur, ou laissez-le',
  'action.robbers/put': 'Poser le voleur sur la case {spot}, avec {beside}',
  'action.robbers/victim': 'Voler {who} ({scorer}) : {points} {points|point|points}',
  'action.robbers/follow': 'Suivre jusqu’à la case {spot}',
  'action.robbers/stay': 'Rester',
  'event.robbers/put': '{who} {who|posez votre|pose son} voleur sur la case {n} de la piste de score.',
  'event.robbers/follow':
    '{who|Votre voleur|Le voleur de {who}} suit jusqu’à la case {n} de la piste de score.',
  'cause.robbery': 'Butin',
  'award.robbery':
    '{who} {who|volez|vole} {victim|vos points|{victim}} et {who|recevez|reçoit} {n} {n|point|points} : {how}.',
  'because.robbed': 'la moitié de {n} {n|point|points}, arrondie vers le haut',
  'cause.robber-on-track': 'Voleur sur la piste',
  'award.robber-on-track':
    '{who} {who|recevez|reçoit} {n} {n|point|points} pour le voleur encore sur la piste, {how}.',
  'because.space': 'sur la case {n}',

  'why.robbers/nobody': 'Un voleur va seulement là où se trouve le pion score d’un autre joueur.',
  'why.robbers/there': 'Votre voleur s’y trouve déjà.',
} satisfies Record<keyof typeof en, string>;
