import { type Game, HOME } from '@bastide/rules';

export function isFollower({ figures }: Game, figure: number): boolean {
  return figures.specs[figures.kindOf(figure)].role === 'follower';
}

/** Whether a figure is on the land or on a spot beside it. */
export function isOut({ figures }: Game, figure: number): boolean {
  return figures.place[figure] !== HOME;
}

/** Followers of each seat away from home. */
export function followersOut(game: Game): number[] {
  const out = new Array<number>(game.players).fill(0);
  for (let figure = 0; figure < game.figures.place.length; figure++) {
    if (isFollower(game, figure) && isOut(game, figure)) out[game.figures.seatOf(figure)]++;
  }
  return out;
}
