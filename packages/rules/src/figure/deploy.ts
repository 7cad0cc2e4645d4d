import { readSegment, segmentName } from '../board/notation.ts';
import type { Game } from '../game/game.ts';
import type { FigureAction } from '../hooks.ts';
import { FIELD, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import type { Options } from '../turn/options.ts';
import { COMPANION, FOLLOWER } from './figures.ts';

/**
 * Deploying from home onto the tile just placed: followers where nobody stands (B1), companions where an own follower
 * stands in an unfinished feature (TB2, TB4), special figures where their own rule allows. Codes are kind × 8 + segment.
 */
export const deployAction: FigureAction = {
  id: 'deploy',
  slot: 'figure',
  options: (game, out) => listDeployments(game, out),
  possible: (game) => listDeployments(game, undefined),
  play(game, code) {
    const { figures, turn } = game;
    deploy(game, figures.atHome(turn.seat, code >> 3), turn.slot * SEGMENTS_PER_TILE + (code & 7));
  },
  write(game, code) {
    const { turn, board, figures } = game;
    const name = segmentName(board, turn.slot * SEGMENTS_PER_TILE + (code & 7));
    return {
      by: turn.seat,
      do: 'deploy',
      figure: figures.specs[code >> 3].name,
      x: board.land.x[turn.slot],
      y: board.land.y[turn.slot],
      on: name.split(',')[0],
      segment: name,
    };
  },
  read(game, { do: what, figure, x, y, on }) {
    const { turn, board, figures } = game;
    if (what !== 'deploy' || x !== board.land.x[turn.slot] || y !== board.land.y[turn.slot]) return -1;
    const kind = figures.specs.findIndex((spec) => spec.name === figure);
    const segment = readSegment(board, turn.slot, String(on));
    return kind < 0 || segment < 0 ? -1 : kind * 8 + (segment & 7);
  },
  target(game, code) {
    const { turn, board, figures } = game;
    const on = segmentName(board, turn.slot * SEGMENTS_PER_TILE + (code & 7));
    const figure = figures.specs[code >> 3].name;
    return { x: board.land.x[turn.slot], y: board.land.y[turn.slot], on, figure, label: 'deploy' };
  },
};

/** Puts a figure onto a segment and tells so. */
export function deploy(game: Game, figure: number, segment: number): void {
  const { figures, board } = game;
  figures.deploy(figure, segment);
  if (game.listener === undefined) return;
  const slot = segment >> 3;
  const { x, y } = board.land;
  game.emit({
    event: 'deployed',
    seat: figures.seatOf(figure),
    figure: figures.nameOf(figure),
    x: x[slot],
    y: y[slot],
    on: segmentName(board, segment),
  });
}

/** Adds all deployments to `out`; without `out`, tells whether there is any. */
function listDeployments(game: Game, out: Options | undefined): boolean {
  const { figures, turn, board } = game;
  const { tiles } = board;
  const type = board.typeOf(turn.slot);
  const count = tiles.segmentCount[type];
  const home = kindsAtHome(game);
  if (home === 0) return false;
  for (let i = 0; i < count; i++) {
    const segment = turn.slot * SEGMENTS_PER_TILE + i;
    const ground = 1 << tiles.kind[type * SEGMENTS_PER_TILE + i];
    let root = -1;
    for (let kind = 0; home >> kind !== 0; kind++) {
      if (((home >> kind) & 1) === 0 || (figures.standsOn[kind] & ground) === 0) continue;
      if (root < 0) root = board.features.rootOf(segment);
      if (!mayStand(game, kind, segment, root)) continue;
      if (out === undefined) return true;
      out.add(kind * 8 + i);
    }
  }
  return false;
}

/** The kinds of figures that the active player has at home and that are deployed on segments, as bits. */
function kindsAtHome({ figures, turn }: Game): number {
  let kinds = 0;
  for (let kind = 0; kind < figures.specs.length; kind++) {
    if (figures.standsOn[kind] !== 0 && figures.atHome(turn.seat, kind) >= 0) kinds |= 1 << kind;
  }
  return kinds;
}

function mayStand(game: Game, kind: number, segment: number, root: number): boolean {
  const { features } = game.board;
  const role = game.figures.roleOf[kind];
  if (role === FOLLOWER) {
    if (features.held[root] !== 0) return false;
  } else if (role === COMPANION) {
    if (features.strength(root, game.turn.seat) === 0) return false;
    if (features.openEnds(root) === 0 && game.board.kindOf(root) !== FIELD) return false;
  }
  const { mayDeploy } = game.rules.hooks;
  for (let i = 0; i < mayDeploy.length; i++) if (!mayDeploy[i](game, kind, segment)) return false;
  return true;
}
