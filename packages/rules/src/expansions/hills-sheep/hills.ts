import { FOLLOWER } from '../../figure/figures.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Step } from '../../hooks.ts';
import { tileOf } from '../../tile/segment.ts';
import { STOCK } from '../../turn/piles.ts';

/** HS1: what lies under a hill, and what a hill is worth to who stands on it. */
export function hillHooks(context: Context): Hooks {
  const isHill = context.tileMark('hill');
  const counted = context.setup.options.hillTies === 'count';

  /** The tile under a hill leaves the game, but nobody knows which it is: it stays among the unseen ones. */
  const raise: Step = {
    id: 'hills-sheep/hill',
    slot: 'placed',
    before: ['gold-mines/ingots', 'mage-witch/magic', 'robbers/put'],
    onMark: 'hill',
    run(game) {
      if (game.piles.left[STOCK] === 0) return;
      game.piles.hide(STOCK);
      tellRaised(game);
    },
  };

  return {
    steps: [raise],
    tieBreak: {
      reason: 'hill',
      among(game, roots, tied) {
        let best = 1;
        let seats = 0;
        for (let seat = 0; seat < game.players; seat++) {
          if (((tied >> seat) & 1) === 0) continue;
          const standing = followersOnHills(game, isHill, roots, seat);
          const strength = counted ? standing : Math.min(standing, 1);
          if (strength < best) continue;
          if (strength > best) seats = 0;
          best = strength;
          seats |= 1 << seat;
        }
        return seats === 0 ? tied : seats;
      },
    },
  };
}

/** A seat's followers of these features that stand on hills; a big one is one piece (IC3). */
function followersOnHills(
  { figures, board }: Game,
  isHill: Uint8Array,
  roots: readonly number[],
  seat: number,
): number {
  const first = seat * figures.perSeat;
  let count = 0;
  for (let figure = first; figure < first + figures.perSeat; figure++) {
    const segment = figures.place[figure];
    if (segment < 0 || isHill[board.typeOf(tileOf(segment))] === 0) continue;
    if (figures.roleOf[figures.kindAt[figure - first]] !== FOLLOWER) continue;
    if (roots.includes(board.features.rootOf(segment))) count++;
  }
  return count;
}

function tellRaised(game: Game): void {
  if (game.listener === undefined) return;
  const { turn, board } = game;
  const { x, y } = board.land;
  game.emit({
    event: 'happened',
    what: 'hills-sheep/hill',
    seat: turn.seat,
    x: x[turn.slot],
    y: y[turn.slot],
  });
}
