import { deploy } from '../../figure/deploy.ts';
import type { Game } from '../../game/game.ts';
import { readSegment, segmentName } from '../../game/notation.ts';
import type { Question } from '../../hooks.ts';
import { FIELD, KINDS, SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import { placeOf, segmentAt } from '../../tile/segment.ts';
import type { AnswerList } from '../../turn/answers.ts';

/**
 * FM2, FM3: the owner chooses where on the tile reached the follower lands. The question's numbers are the tile's slot and the
 * kind of figure; codes are the segment's place on the tile.
 */
export const landQuestion: Question = {
  id: 'flying-machines/land',
  answers: (game, out) => listLandings(game, game.agenda.b, game.agenda.a, out),
  play(game, place) {
    const { seat, a: slot, b: kind } = game.answered;
    deploy(game, game.figures.atHome(seat, kind), segmentAt(slot, place));
  },
  write(game, place) {
    const { board, agenda } = game;
    const segment = segmentName(board, segmentAt(agenda.a, place));
    return {
      by: agenda.seat,
      do: 'deploy',
      figure: game.figures.specs[agenda.b].name,
      x: board.land.x[agenda.a],
      y: board.land.y[agenda.a],
      on: segment.split(',')[0],
      landing: true,
      segment,
    };
  },
  read(game, { do: what, figure, x, y, on, landing }) {
    const { board, agenda } = game;
    if (what !== 'deploy' || landing !== true || figure !== game.figures.specs[agenda.b].name) return -1;
    if (x !== board.land.x[agenda.a] || y !== board.land.y[agenda.a]) return -1;
    const segment = readSegment(board, agenda.a, String(on));
    return segment < 0 ? -1 : placeOf(segment);
  },
  target(game, place) {
    const { board, agenda } = game;
    const { x, y } = board.land;
    const on = segmentName(board, segmentAt(agenda.a, place));
    const figure = game.figures.specs[agenda.b].name;
    const value = squaresFlown(game);
    return { x: x[agenda.a], y: y[agenda.a], value, on, figure, brings: true, label: 'flying-machines/land' };
  },
  why(game, { x, y, place }) {
    const { board, agenda } = game;
    const { land, features } = board;
    if (x !== land.x[agenda.a] || y !== land.y[agenda.a]) {
      const at = [{ x: land.x[agenda.a], y: land.y[agenda.a] }];
      return [{ code: 'flying-machines/elsewhere', rule: 'FM1', at }];
    }
    if (place === undefined) return [{ code: 'no-land', rule: 'FM2' }];
    const segment = segmentAt(agenda.a, place);
    const kind = board.kindOf(segment);
    if (kind === FIELD) return [{ code: 'flying-machines/field', rule: 'FM2' }];
    const { name: figure, barred, rule } = game.figures.specs[agenda.b];
    if (((game.figures.standsOn[agenda.b] >> kind) & 1) === 0)
      return [{ code: 'wrong-land', rule: barred?.[KINDS[kind]] ?? rule, figure, kind: KINDS[kind] }];
    const isOpen = features.openEnds(features.rootOf(segment)) > 0;
    return isOpen ? [] : [{ code: 'flying-machines/closed', rule: 'FM2' }];
  },
};

/** What the die showed: the line of flight is straight or diagonal. */
function squaresFlown({ board: { land }, agenda, turn }: Game): number {
  const [from, to] = [turn.slot, agenda.a];
  return Math.max(Math.abs(land.x[to] - land.x[from]), Math.abs(land.y[to] - land.y[from]));
}

export function mayLand(game: Game, kind: number, slot: number): boolean {
  return listLandings(game, kind, slot, undefined);
}

/**
 * Unfinished features of a tile where this kind of follower may stand, occupied or not, but never a field (FM2). An abbot stands
 * on monasteries and gardens only, so it lands there only (FM3). Adds them to `out`; without `out`, tells whether there is any.
 */
function listLandings(game: Game, kind: number, slot: number, out: AnswerList | undefined): boolean {
  const { board, figures } = game;
  const { tiles, features } = board;
  const type = board.typeOf(slot);
  const stands = figures.standsOn[kind] & ~(1 << FIELD);
  for (let place = 0; place < tiles.segmentCount[type]; place++) {
    if (((stands >> tiles.kind[type * SEGMENTS_PER_TILE + place]) & 1) === 0) continue;
    if (features.openEnds(features.rootOf(segmentAt(slot, place))) === 0) continue;
    if (out === undefined) return true;
    out.add(place);
  }
  return false;
}
