import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.gold-mines': 'Gold Mines',
  'set.gold-mines.about':
    'Close your features to take the ingots on their tiles; the more you have, the more each is worth.',

  'mark.goldMine': 'gold mine',
  'token.gold': '{n} {n|ingot|ingots}',
  'step.gold-mines/ingots': 'Lay out ingots',
  'step.gold-mines/share': 'Share the ingots',
  'step.gold-mines/remove': 'Take the ingots off the land',
  'step.gold-mines/gold': 'Score the gold',
  'question.gold-mines/ingot': 'Choose a neighbouring tile for the second ingot',
  'action.gold-mines/ingot': 'Lay the ingot on the tile {at}',
  'cause.gold': 'Gold',
  'award.gold': '{who} {who|get|gets} {n} {n|point|points} for gold: {how}.',
  'because.gold': '{n} {n|ingot|ingots}',

  'why.gold-mines/no-tile': 'The second ingot needs a tile to lie on.',
  'why.gold-mines/mine': 'The mine has its ingot already; the second one goes onto a tile beside it.',
  'why.gold-mines/far': 'The second ingot goes onto one of the eight tiles around the mine.',
} as const satisfies Texts;
