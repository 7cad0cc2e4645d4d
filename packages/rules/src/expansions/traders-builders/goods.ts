import type { Context, Hooks, Step } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { CITY } from '../../tile/kinds.ts';
import { GOODS } from './rules.ts';

const POINTS = 10;

/** TB1: whoever closes a city takes its goods; most of a kind at the end pays 10. */
export function goodsHooks(context: Context): Hooks {
  const { players } = context.setup;
  const held = context.column('u8', players * GOODS.length, 'held');
  const marks = GOODS.map((name) => context.mark(name));
  const any = marks.reduce((bits, { shift, mask }) => bits | (mask << shift), 0);

  const sell: Step = {
    id: 'traders-builders/goods',
    slot: 'final',
    after: ['base/unfinished', 'base/fields', 'rules-2000/fields'],
    run(game) {
      for (const [kind, goods] of GOODS.entries()) {
        const counts = Array.from(
          { length: players },
          (_, seat) => game.column(held)[seat * GOODS.length + kind],
        );
        const most = Math.max(...counts);
        if (most === 0) continue;
        for (const [seat, count] of counts.entries()) {
          if (count === most)
            award(game, seat, POINTS, { cause: 'goods', because: { [goods]: count }, held: counts });
        }
      }
    },
  };

  return {
    steps: [sell],
    tokens: {
      names: GOODS,
      formerly: [['grain', 'wheat']],
      count: (game, seat, kind) => game.column(held)[seat * GOODS.length + kind],
      pays: { most: POINTS },
    },
    wantsCompleted: (game, root) =>
      (game.board.features.marks[root] & any) !== 0 && game.board.kindOf(root) === CITY,
    completed(game, root) {
      const word = game.board.features.marks[root];
      if ((word & any) === 0) return;
      const { seat } = game.turn;
      for (const [kind, { shift, mask }] of marks.entries()) {
        const count = (word >>> shift) & mask;
        if (count === 0) continue;
        game.column(held)[seat * GOODS.length + kind] += count;
        if (game.listener === undefined) continue;
        game.emit({ event: 'token', seat, token: GOODS[kind], count, ...game.awardFor(seat, root) });
      }
    },
  };
}
