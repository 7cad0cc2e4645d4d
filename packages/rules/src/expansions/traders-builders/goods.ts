import type { Game } from '../../game/game.ts';
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

  const heldBy = (game: Game, seat: number, kind: number) => game.column(held)[seat * GOODS.length + kind];
  const causeOf = (game: Game, kind: number, most: number) => ({
    cause: 'goods',
    because: { [GOODS[kind]]: most },
    held: Array.from({ length: players }, (_, seat) => heldBy(game, seat, kind)),
  });

  const sell: Step = {
    id: 'traders-builders/goods',
    slot: 'final',
    after: ['base/unfinished', 'base/fields', 'rules-2000/fields'],
    run(game) {
      for (let kind = 0; kind < GOODS.length; kind++) {
        let most = 1;
        for (let seat = 0; seat < players; seat++) most = Math.max(most, heldBy(game, seat, kind));
        for (let seat = 0; seat < players; seat++) {
          if (heldBy(game, seat, kind) === most)
            award(game, seat, POINTS, game.listener && causeOf(game, kind, most));
        }
      }
    },
  };

  return {
    steps: [sell],
    tokens: {
      names: GOODS,
      formerly: [['grain', 'wheat']],
      count: heldBy,
      pays: { most: POINTS },
    },
    wantsCompleted: (game, root) =>
      (game.board.features.marks[root] & any) !== 0 && game.board.kindOf(root) === CITY,
    completed(game, root) {
      const word = game.board.features.marks[root];
      if ((word & any) === 0) return;
      const { seat } = game.turn;
      for (let kind = 0; kind < marks.length; kind++) {
        const count = (word >>> marks[kind].shift) & marks[kind].mask;
        if (count === 0) continue;
        game.column(held)[seat * GOODS.length + kind] += count;
        if (game.listener === undefined) continue;
        game.emit({ event: 'token', seat, token: GOODS[kind], count, ...game.awardFor(seat, root) });
      }
    },
  };
}
