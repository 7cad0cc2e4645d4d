import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.flying-machines': 'Flying Machines',
  'set.flying-machines.about':
    'A follower may take off from the tile, and the die says how far away it lands.',
  'mark.flyingMachine': 'flying machine',

  'option.abbotFlies': 'Flying abbots',
  'option.abbotFlies.about': 'May the abbot use the flying machine?',
  'option.abbotFlies.true': 'The abbot may fly',
  'option.abbotFlies.false': 'The abbot stays on the ground',

  'step.flying-machines/fly': 'Fly',
  'question.flying-machines/roll': 'The die is rolled',
  'question.flying-machines/land': 'Choose where to land',
  'action.flying-machines/fly': 'Let {figure} fly',
  'action.flying-machines/roll': 'Roll a {value}: land {at}',
  'action.flying-machines/land': 'Land {at}',
  'action.flying-machines/land.road': 'Land on the road {at} ({sides})',
  'action.flying-machines/land.city': 'Land in the city {at} ({sides})',
  'action.flying-machines/land.monastery': 'Land on the monastery {at}',
  'action.flying-machines/land.garden': 'Land in the garden {at}',
  'event.flying-machines/rolled': '{who} {who|take off and fly|takes off and flies} {n} {n|square|squares}.',

  'why.flying-machines/take-off':
    'To reach another tile a follower must fly: choose the flying machine of your tile.',
  'why.flying-machines/passenger': 'Only followers fly.',
  'why.flying-machines/grounded': 'In this game the abbot doesn’t fly.',
  'why.flying-machines/elsewhere': 'The die says how far: you land on the tile reached.',
  'why.flying-machines/field': 'Nobody lands in a field.',
  'why.flying-machines/closed': 'This feature is closed; you land only where one is still unfinished.',
} as const satisfies Texts;
