import type { Texts } from '@bastide/rules/expansion';

/** Words for players. Both languages have the same keys; the tests name what is missing. */
export const en = {
  'set.windmill': 'Windmill',
  'set.windmill.about': 'Three tiles that pay whoever places them.',
  'mark.windmillSign': 'windmill',
  'step.windmill/pay': 'Pay for the windmill',
  'cause.windmill': 'Windmill',
  'award.windmill': '{who} {who|get|gets} {n} {n|point|points} for the windmill.',
} as const satisfies Texts;
