import { readSegment, segmentName } from '../board/notation.ts';
import type { Game } from '../game/game.ts';
import type { FigureAction } from '../hooks.ts';
import { FIELD, SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import type { AnswerList } from '../turn/answers.ts';
import { whyNotDeploy } from './why.ts';

/**
 * Deploying from home onto the tile just placed: followers where nobody stands (B1), companions where an own follower
 * stands in an unfinished feature (TB2, TB4), special figures where their own rule allows. Codes are kind × 8 + segment.
 */
export const deployAction: FigureAction = {
  id: 'deploy',
  slot: 'figure',
  answers: (game, out) => listDeployments(game, out),
  possible: (game) => listDeployments(game, undefined),
  play(game, code) {
    const { figures, turn } = game;
    deploy(game, figures.atHome(turn.seat, code >> 3), segmentAt(turn.slot, code & 7));
  },
  write(game, code) {
    const { turn, board, figures } = game;
    const name = segmentName(board, segmentAt(turn.slot, code & 7));
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
    return kind < 0 || segment < 0 ? -1 : kind * 8 + placeOf(segment);
  },
  target(game, code) {
    const { turn, board, figures } = game;
    const on = segmentName(board, segmentAt(turn.slot, code & 7));
    const figure = figures.specs[code >> 3].name;
    return {
      x: board.land.x[turn.slot],
      y: board.land.y[turn.slot],
      on,
      figure,
      brings: true,
      label: 'deploy',
    };
  },
  why: whyNotDeploy,
  brings(game, code) {
    for (const brings of game.rules.hooks.deployBrings) {
      const brought = brings(game, code >> 3, segmentAt(game.turn.slot, code & 7));
      if (brought !== undefined) return brought;
    }
    return undefined;
  },
};

/** Puts a figure onto a segment and tells so. */
export function deploy(game: Game, figure: number, segment: number): void {
  const { figures, board } = game;
  figures.deploy(figure, segment);
  if (game.listener === undefined) return;
  const slot = tileOf(segment);
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

/** Adds all deployments to `out`; without `out`, tells whether there is any. Kinds of figures are bits here. */
function listDeployments(game: Game, out: AnswerList | undefined): boolean {
  const { figures, turn, board } = game;
  const { tiles, features } = board;
  const { slot, seat } = turn;
  const guarded = game.rules.guardedKinds;
  const home = figures.kindsAtHome(seat);
  if (home === 0) return false;
  const type = board.typeOf(slot);
  const count = tiles.segmentCount[type];
  for (let i = 0; i < count; i++) {
    const ground = tiles.kind[type * SEGMENTS_PER_TILE + i];
    let kinds = home & figures.kindsOn[ground];
    if (kinds === 0) continue;
    const segment = segmentAt(slot, i);
    const root = features.rootOf(segment);
    if (features.held[root] !== 0) kinds &= ~figures.followers;
    if (features.strength(root, seat) === 0 || (features.openEnds(root) === 0 && ground !== FIELD))
      kinds &= ~figures.companions;
    for (; kinds !== 0; kinds &= kinds - 1) {
      const kind = 31 - Math.clz32(kinds & -kinds);
      if (((guarded >> kind) & 1) === 1 && !isAllowed(game, kind, segment)) continue;
      if (out === undefined) return true;
      out.add(kind * 8 + i);
    }
  }
  return false;
}

function isAllowed(game: Game, kind: number, segment: number): boolean {
  const { mayDeploy } = game.rules.hooks;
  for (let i = 0; i < mayDeploy.length; i++) {
    if (mayDeploy[i].kinds?.(kind) === false) continue;
    if (!mayDeploy[i].allows(game, kind, segment)) return false;
  }
  return true;
}
