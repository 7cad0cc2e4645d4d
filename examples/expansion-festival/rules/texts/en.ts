import type { Texts } from '@bastide/rules/expansion';

export const en = {
  'set.festival': 'The Festival',
  'set.festival.about': 'Ten tiles with a festival, which lets you call one of your figures home.',

  'mark.festival': 'festival',
  'step.festival/home': 'Call a figure home to the festival',
  'action.festival/home': 'Call {figure} home',
  'action.festival/home.road': 'Call {figure} home from the road {at} ({sides})',
  'action.festival/home.city': 'Call {figure} home from the city {at} ({sides})',
  'action.festival/home.monastery': 'Call {figure} home from the monastery {at}',
  'action.festival/home.garden': 'Call {figure} home from the garden {at}',
  'action.festival/home.field': 'Call {figure} home from the field {at} ({sides})',

  'why.festival/other': 'The festival calls home only your own figures, not those of {who}.',
} as const satisfies Texts;
