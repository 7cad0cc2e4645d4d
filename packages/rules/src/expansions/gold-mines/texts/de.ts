import type { en } from './en.ts';

export const de = {
  'set.gold-mines': 'Die Goldminen',
  'set.gold-mines.about':
    'Schließe deine Gebiete ab und nimm die Goldbarren darin; je mehr du hast, desto mehr zählt jeder.',

  'mark.goldMine': 'Goldmine',
  'token.gold': '{n} {n|Goldbarren|Goldbarren}',
  'step.gold-mines/ingots': 'Goldbarren auslegen',
  'step.gold-mines/share': 'Die Goldbarren verteilen',
  'step.gold-mines/remove': 'Die Goldbarren vom Land nehmen',
  'step.gold-mines/gold': 'Das Gold werten',
  'question.gold-mines/ingot': 'Wähle ein Nachbarplättchen für den zweiten Goldbarren',
  'action.gold-mines/ingot': 'Den Goldbarren auf das Plättchen {at} legen',
  'cause.gold': 'Gold',
  'award.gold': '{who} {who|bekommst|bekommt} {n} {n|Punkt|Punkte} für Gold: {how}.',
  'because.gold': '{n} {n|Goldbarren|Goldbarren}',

  'why.gold-mines/no-tile': 'Der zweite Goldbarren muss auf einem Plättchen liegen.',
  'why.gold-mines/mine': 'Die Mine hat ihren Goldbarren schon; der zweite kommt auf ein Plättchen daneben.',
  'why.gold-mines/far': 'Der zweite Goldbarren kommt auf eines der acht Plättchen um die Mine.',
} satisfies Record<keyof typeof en, string>;
