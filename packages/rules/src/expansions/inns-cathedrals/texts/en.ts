import type { Texts } from '../../../expansion.ts';

export const en = {
  'set.inns-cathedrals': 'Inns & Cathedrals',
  'set.inns-cathedrals.about':
    'Inns and cathedrals make roads and cities worth more, but only if closed; and everyone has a big follower.',
  'part.inns-cathedrals/tiles': 'the tiles of Inns & Cathedrals',
  'part.inns-cathedrals/big': 'the big follower',

  'figure.big': 'big follower',
  'figure.big.a': 'a big follower',
  'figure.big.count': '{n} {n|big follower|big followers}',
  'mark.inn': 'inn',
  'mark.cathedral': 'cathedral',
  'because.inn': 'with an inn',
  'because.cathedral': 'with a cathedral',

  'option.innOnTJunction': 'Inn at the T-junction',
  'option.innOnTJunction.about': 'Which roads does the inn on the T-junction count for?',
  'option.innOnTJunction.both': 'Both roads of the crossbar',
  'option.innOnTJunction.right': 'The right-hand road only',

  'why.none-at-home.big': 'Your big follower is already in play.',
} as const satisfies Texts;
