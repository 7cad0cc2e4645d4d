import type { Game } from '../../game/game.ts';

/** Whether any follower, anyone's, stands on the land. */
export function anyFollower({ figures }: Game): boolean {
  for (let figure = 0; figure < figures.place.length; figure++) {
    if (figures.place[figure] >= 0 && isFollower(figures.specs, figures.kindOf(figure))) return true;
  }
  return false;
}

/** The followers of a seat that stand on features of one kind, by number. */
export function* followersOn(game: Game, seat: number, kind: number): Generator<number> {
  const { figures, board } = game;
  const first = seat * figures.perSeat;
  for (let figure = first; figure < first + figures.perSeat; figure++) {
    const segment = figures.place[figure];
    if (segment < 0 || board.kindOf(segment) !== kind) continue;
    if (isFollower(figures.specs, figures.kindAt[figure - first])) yield figure;
  }
}

function isFollower(specs: Game['figures']['specs'], kind: number): boolean {
  return specs[kind].role === 'follower';
}
