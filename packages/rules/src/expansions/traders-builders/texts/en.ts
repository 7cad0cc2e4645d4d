import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.traders-builders': 'Traders & Builders',
  'set.traders-builders.about':
    'Close cities for their goods; the builder earns you a second tile, the pig makes fields worth more.',
  'part.traders-builders/tiles': 'the tiles of Traders & Builders',
  'part.traders-builders/goods': 'the goods',
  'part.traders-builders/builder': 'the builder',
  'part.traders-builders/pig': 'the pig',

  'figure.builder': 'builder',
  'figure.builder.a': 'a builder',
  'figure.builder.count': '{n} {n|builder|builders}',
  'figure.pig': 'pig',
  'figure.pig.a': 'a pig',
  'figure.pig.count': '{n} {n|pig|pigs}',
  'mark.wine': 'wine',
  'mark.wheat': 'wheat',
  'mark.cloth': 'cloth',
  'token.wine': '{n} wine {n|token|tokens}',
  'token.wheat': '{n} wheat {n|token|tokens}',
  'token.cloth': '{n} cloth {n|token|tokens}',

  'step.traders-builders/second-part': 'Earn a second tile with the builder',
  'step.traders-builders/goods': 'Score the goods',
  'cause.goods': 'Goods',
  'award.goods': '{who} {who|get|gets} {n} {n|point|points} for the most goods of a kind: {how}.',
  'because.wine': '{n} wine {n|token|tokens}',
  'because.wheat': '{n} wheat {n|token|tokens}',
  'because.cloth': '{n} cloth {n|token|tokens}',
  'because.pig': '1 point more per city for the pig',

  'why.wrong-land.builder': 'A builder goes only onto a road or into a city.',
  'why.wrong-land.pig': 'A pig goes only into a field.',
  'why.none-at-home.builder': 'Your builder is already in play.',
  'why.none-at-home.pig': 'Your pig is already in play.',
  'why.no-own-follower.builder': 'A builder goes only where one of your own followers already stands.',
  'why.no-own-follower.pig': 'A pig goes only into a field where one of your own farmers already lies.',
  'why.closed.builder': 'No builder where this tile has closed the feature.',
} as const satisfies Texts;
