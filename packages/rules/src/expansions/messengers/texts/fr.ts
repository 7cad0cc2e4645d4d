import type { en } from './en.ts';

export const fr = {
  'set.messengers': 'Les Hérauts',
  'set.messengers.about':
    'Chacun avance deux pions score ; celui qui s’arrête sur une case foncée apporte une missive du roi.',
  'figure.messenger': 'meeplette',
  'figure.messenger.a': 'une meeplette',
  'figure.messenger.count': '{n} {n|meeplette|meeplettes}',

  'token.message': '{n} {n|missive|missives}',
  'token.message-1': 'missive 1',
  'token.message-2': 'missive 2',
  'token.message-3': 'missive 3',
  'token.message-4': 'missive 4',
  'token.message-5': 'missive 5',
  'token.message-6': 'missive 6',
  'token.message-7': 'missive 7',
  'token.message-8': 'missive 8',
  'scorer.messenger': 'la meeplette',
  'scorer.messenger.of': '{who|votre meeplette|la meeplette de {who}}',
  'step.messengers/round': 'Commencer une série de missives',
  'step.messengers/message': 'Recevoir une missive',
  'step.messengers/merge': 'Additionner les deux pions score',
  'question.messengers/show': 'Une missive est piochée',
  'question.messengers/take': 'Effectuez l’action de la missive, ou prenez 2 points',
  'question.messengers/take.only': 'Missive impossible à suivre : prenez 2 points',
  'question.messengers/follower': 'Choisissez le meeple à évaluer et à reprendre',
  'action.messengers/message-1': 'Missive 1 : évaluer la plus petite route',
  'action.messengers/action-1': 'Évaluer votre plus petite route',
  'event.messengers/message-1': '{who} {who|recevez|reçoit} la missive 1 : évaluer la plus petite route.',
  'action.messengers/message-2': 'Missive 2 : évaluer la plus petite ville',
  'action.messengers/action-2': 'Évaluer votre plus petite ville',
  'event.messengers/message-2': '{who} {who|recevez|reçoit} la missive 2 : évaluer la plus petite ville.',
  'action.messengers/message-3': 'Missive 3 : évaluer la plus petite abbaye ou le plus petit jardin',
  'action.messengers/action-3': 'Évaluer votre plus petite abbaye ou votre plus petit jardin',
  'event.messengers/message-3':
    '{who} {who|recevez|reçoit} la missive 3 : évaluer la plus petite abbaye ou le plus petit jardin.',
  'action.messengers/message-4': 'Missive 4 : placer une autre tuile',
  'action.messengers/action-4': 'Placer une autre tuile',
  'event.messengers/message-4': '{who} {who|recevez|reçoit} la missive 4 : placer une autre tuile.',
  'action.messengers/message-5': 'Missive 5 : 2 points par blason des villes où l’on a un chevalier',
  'action.messengers/action-5': '2 points par blason des villes où vous avez un chevalier',
  'event.messengers/message-5':
    '{who} {who|recevez|reçoit} la missive 5 : 2 points par blason des villes où {who|vous avez|l’on a} un chevalier.',
  'action.messengers/message-6': 'Missive 6 : 2 points pour chacun de ses chevaliers',
  'action.messengers/action-6': '2 points pour chacun de vos chevaliers',
  'event.messengers/message-6':
    '{who} {who|recevez|reçoit} la missive 6 : 2 points pour chacun de {who|vos|ses} chevaliers.',
  'action.messengers/message-7': 'Missive 7 : 2 points pour chacun de ses paysans',
  'action.messengers/action-7': '2 points pour chacun de vos paysans',
  'event.messengers/message-7':
    '{who} {who|recevez|reçoit} la missive 7 : 2 points pour chacun de {who|vos|ses} paysans.',
  'action.messengers/message-8': 'Missive 8 : évaluer un de ses meeples et le reprendre',
  'action.messengers/action-8': 'Évaluer un de vos meeples et le reprendre',
  'event.messengers/message-8':
    '{who} {who|recevez|reçoit} la missive 8 : évaluer un de {who|vos|ses} meeples et le reprendre.',
  'action.messengers/points': 'Prendre 2 points',
  'action.messengers/follower': 'Évaluer {figure} et le reprendre',
  'action.messengers/follower.road': 'Évaluer {figure} et le reprendre de la route {at} ({sides})',
  'action.messengers/follower.city': 'Évaluer {figure} et le reprendre de la ville {at} ({sides})',
  'action.messengers/follower.monastery': 'Évaluer {figure} et le reprendre de l’abbaye {at}',
  'action.messengers/follower.garden': 'Évaluer {figure} et le reprendre du jardin {at}',
  'action.messengers/follower.field': 'Évaluer {figure} et le reprendre du pré {at} ({sides})',
  'cause.message-5': 'Missive : blasons',
  'cause.message-6': 'Missive : chevaliers',
  'cause.message-7': 'Missive : paysans',
  'cause.message-points': 'Points au lieu de l’action',
  'award.message-5':
    '{who} {who|recevez|reçoit} {n} {n|point|points} par la missive 5 : {count} {count|blason à 2 points|blasons à 2 points chacun}.',
  'award.message-6':
    '{who} {who|recevez|reçoit} {n} {n|point|points} par la missive 6 : {count} {count|chevalier à 2 points|chevaliers à 2 points chacun}.',
  'award.message-7':
    '{who} {who|recevez|reçoit} {n} {n|point|points} par la missive 7 : {count} {count|paysan à 2 points|paysans à 2 points chacun}.',
  'award.message-points':
    '{who} {who|prenez|prend} {n} {n|point|points} au lieu de l’action de la missive {message}.',
  'because.count': '{n} × 2 points',
  'because.message': 'missive {n}',

  'why.messengers/impossible':
    'Cette missive ne peut pas être suivie maintenant : il ne reste que les points.',
} satisfies Record<keyof typeof en, string>;
