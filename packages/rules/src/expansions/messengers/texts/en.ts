import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.messengers': 'Messengers',
  'set.messengers.about':
    'Everyone moves two scorers; one that stops on a dark space brings a message from the king.',
  'figure.messenger': 'messenger',
  'figure.messenger.a': 'a messenger',
  'figure.messenger.count': '{n} {n|messenger|messengers}',

  'token.message': '{n} {n|message|messages}',
  'token.message-1': 'message 1',
  'token.message-2': 'message 2',
  'token.message-3': 'message 3',
  'token.message-4': 'message 4',
  'token.message-5': 'message 5',
  'token.message-6': 'message 6',
  'token.message-7': 'message 7',
  'token.message-8': 'message 8',
  'scorer.messenger': 'the messenger',
  'scorer.messenger.of': '{who|your|{who}’s} messenger',
  'step.messengers/round': 'Begin a round of messages',
  'step.messengers/message': 'Take a message',
  'step.messengers/merge': 'Add both scorers together',
  'question.messengers/show': 'A message is drawn',
  'question.messengers/take': 'Take the action of the message, or 2 points',
  'question.messengers/follower': 'Choose a follower to score and take home',
  'action.messengers/message-1': 'Message 1: score the smallest road',
  'action.messengers/action-1': 'Score your smallest road',
  'event.messengers/message-1': '{who} {who|get|gets} message 1: score the smallest road.',
  'action.messengers/message-2': 'Message 2: score the smallest city',
  'action.messengers/action-2': 'Score your smallest city',
  'event.messengers/message-2': '{who} {who|get|gets} message 2: score the smallest city.',
  'action.messengers/message-3': 'Message 3: score the smallest monastery or garden',
  'action.messengers/action-3': 'Score your smallest monastery or garden',
  'event.messengers/message-3': '{who} {who|get|gets} message 3: score the smallest monastery or garden.',
  'action.messengers/message-4': 'Message 4: place another tile',
  'action.messengers/action-4': 'Place another tile',
  'event.messengers/message-4': '{who} {who|get|gets} message 4: place another tile.',
  'action.messengers/message-5': 'Message 5: 2 points for each pennant in cities with your knights',
  'action.messengers/action-5': '2 points for each pennant in cities with your knights',
  'event.messengers/message-5':
    '{who} {who|get|gets} message 5: 2 points for each pennant in cities with {who|your|their} knights.',
  'action.messengers/message-6': 'Message 6: 2 points for each of your knights',
  'action.messengers/action-6': '2 points for each of your knights',
  'event.messengers/message-6':
    '{who} {who|get|gets} message 6: 2 points for each of {who|your|their} knights.',
  'action.messengers/message-7': 'Message 7: 2 points for each of your farmers',
  'action.messengers/action-7': '2 points for each of your farmers',
  'event.messengers/message-7':
    '{who} {who|get|gets} message 7: 2 points for each of {who|your|their} farmers.',
  'action.messengers/message-8': 'Message 8: score one of your followers and take it home',
  'action.messengers/action-8': 'Score one of your followers and take it home',
  'event.messengers/message-8':
    '{who} {who|get|gets} message 8: score one of {who|your|their} followers and take it home.',
  'action.messengers/points': 'Take 2 points',
  'action.messengers/follower': 'Score {figure} and take it home',
  'action.messengers/follower.road': 'Score {figure} and take it home from the road {at} ({sides})',
  'action.messengers/follower.city': 'Score {figure} and take it home from the city {at} ({sides})',
  'action.messengers/follower.monastery': 'Score {figure} and take it home from the monastery {at}',
  'action.messengers/follower.garden': 'Score {figure} and take it home from the garden {at}',
  'action.messengers/follower.field': 'Score {figure} and take it home from the field {at} ({sides})',
  'cause.message-5': 'Message: pennants',
  'cause.message-6': 'Message: knights',
  'cause.message-7': 'Message: farmers',
  'cause.message-points': 'Message: points',
  'award.message-5':
    '{who} {who|get|gets} {n} {n|point|points} from message 5: {count} {count|pennant at 2 points|pennants at 2 points each}.',
  'award.message-6':
    '{who} {who|get|gets} {n} {n|point|points} from message 6: {count} {count|knight at 2 points|knights at 2 points each}.',
  'award.message-7':
    '{who} {who|get|gets} {n} {n|point|points} from message 7: {count} {count|farmer at 2 points|farmers at 2 points each}.',
  'award.message-points':
    '{who} {who|take|takes} {n} {n|point|points} instead of the action of message {message}.',
  'because.count': '{n} × 2 points',
  'because.message': 'by message {n}',

  'why.messengers/impossible': 'This message can’t be carried out now: only the points are left.',
} as const satisfies Texts;
