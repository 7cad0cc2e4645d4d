import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.robbers': 'Robbers',
  'set.robbers.about': 'Robbers lurk on the score track and take half the points of the pawn beside them.',
  'figure.robber': 'robber',
  'figure.robber.a': 'a robber',
  'figure.robber.count': '{n} {n|robber|robbers}',
  'mark.robber': 'robber',

  'option.robbersAll': 'Who may follow',
  'option.robbersAll.about': 'Who else may put a robber on the track when a robber tile is placed?',
  'option.robbersAll.false': 'Only the next player whose robber is at home',
  'option.robbersAll.true': 'All the others in turn',

  'step.robbers/put': 'Put robbers on the score track',
  'step.robbers/end': 'Score robbers on the track',
  'question.robbers/put': 'Put your robber beside a scorer, or pass',
  'question.robbers/victim': 'Choose whom to rob',
  'question.robbers/follow': 'Let your robber follow, or stay',
  'action.robbers/put': 'Put the robber on space {spot}, beside {beside}',
  'action.robbers/victim': 'Rob {who} ({scorer}): {points} {points|point|points}',
  'action.robbers/follow': 'Follow to space {spot}',
  'action.robbers/stay': 'Stay',
  'event.robbers/put': '{who} {who|put|puts} {who|your|their} robber on space {n} of the score track.',
  'event.robbers/follow': '{who|Your|{who}’s} robber follows to space {n} of the score track.',
  'cause.robbery': 'Robbery',
  'award.robbery':
    '{who} {who|rob|robs} {victim|you|{victim}} and {who|get|gets} {n} {n|point|points}: {how}.',
  'because.robbed': 'half of {n} {n|point|points}, rounded up',
  'cause.robber-on-track': 'Robber on the track',
  'award.robber-on-track':
    '{who} {who|get|gets} {n} {n|point|points} for the robber still on the track, {how}.',
  'because.space': 'on space {n}',

  'why.robbers/nobody': 'A robber goes only where a scorer of another player stands.',
  'why.robbers/there': 'Your robber stands there already.',
} as const satisfies Texts;
