import { segmentName } from '../board/notation.ts';
import type { Game } from '../game/game.ts';
import { tileOf } from '../tile/segment.ts';
import { HOME, SPECIAL } from './figures.ts';

/** Sends everyone home from a feature that was scored: followers (B8) and their companions (TB5). */
export function clearFeature(game: Game, root: number): void {
  const { figures, board, players } = game;
  const { features } = board;
  if (features.held[root] === 0) return;
  for (let seat = 0; seat < players; seat++) {
    if (features.strength(root, seat) === 0) continue;
    const first = seat * figures.perSeat;
    for (let figure = first; figure < first + figures.perSeat; figure++) {
      const segment = figures.place[figure];
      if (segment < 0 || features.rootOf(segment) !== root) continue;
      if (figures.roleOf[figures.kindAt[figure - first]] === SPECIAL) continue;
      figures.move(figure, HOME);
      went(game, figure, segment);
    }
  }
  features.held[root] = 0;
}

/** Sends one figure home; companions left without an own follower go with it (TB5). */
export function sendHome(game: Game, figure: number): void {
  const { figures } = game;
  const segment = figures.place[figure];
  figures.lift(figure);
  went(game, figure, segment);
  if (segment >= 0) sendCompanionsHome(game, figures.seatOf(figure), segment);
}

/** Companions of a seat go home from a feature where that seat has no follower any more (TB5). */
function sendCompanionsHome(game: Game, seat: number, segment: number): void {
  const { figures, board } = game;
  const { features } = board;
  const root = features.rootOf(segment);
  if (features.strength(root, seat) > 0) return;
  const { companionsAt } = figures;
  for (let i = 0; i < companionsAt.length; i++) {
    const figure = seat * figures.perSeat + companionsAt[i];
    const place = figures.place[figure];
    if (place < 0 || features.rootOf(place) !== root) continue;
    figures.lift(figure);
    went(game, figure, place);
  }
}

/** Companions of any seat go home from wherever it has no follower (any more). */
export function sendLonelyHome(game: Game): void {
  const { figures, board } = game;
  const { features } = board;
  const { companionsAt } = figures;
  for (let seat = 0; seat < figures.seats; seat++) {
    for (let i = 0; i < companionsAt.length; i++) {
      const figure = seat * figures.perSeat + companionsAt[i];
      const place = figures.place[figure];
      if (place < 0 || features.strength(features.rootOf(place), seat) > 0) continue;
      figures.lift(figure);
      went(game, figure, place);
    }
  }
}

function went(game: Game, figure: number, segment: number): void {
  if (game.listener === undefined) return;
  const { board, figures } = game;
  const seat = figures.seatOf(figure);
  const award = game.awardFor(seat, segment < 0 ? -1 : board.features.rootOf(segment));
  if (segment < 0) game.emit({ event: 'returned', seat, figure: figures.nameOf(figure), ...award });
  else {
    const slot = tileOf(segment);
    const { x, y } = board.land;
    const on = segmentName(board, segment);
    game.emit({
      event: 'returned',
      seat,
      figure: figures.nameOf(figure),
      x: x[slot],
      y: y[slot],
      on,
      ...award,
    });
  }
}
