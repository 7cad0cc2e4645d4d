import type { Citations, Texts } from '@bastide/rules/expansion';

/** Words for players. Both languages have the same keys; the tests name what is missing. */
export const en = {
  'set.windmill': 'Windmill',
  'set.windmill.about': 'Three tiles that pay whoever places them.',
  'mark.windmillSign': 'windmill',
  'step.windmill/pay': 'Pay for the windmill',
  'cause.windmill': 'Windmill',
  'award.windmill': '{who} gets {n} {n|point|points} for the windmill.',
} as const satisfies Texts;

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'set.windmill': 'Windmill',
  'set.windmill.about': 'Trois tuiles qui paient qui les place.',
  'mark.windmillSign': 'windmill',
  'step.windmill/pay': 'Payer pour « windmill »',
  'cause.windmill': 'Windmill',
  'award.windmill': '{who} reçoit {n} {n|point|points} pour « windmill ».',
};

/** The rules of the README behind what is asked and paid. */
export const citations: Citations = {
  'cause.windmill': ['WI2'],
};
