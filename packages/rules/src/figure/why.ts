import type { Game } from '../game/game.ts';
import type { Attempt, Evidence, Reason } from '../hooks.ts';
import { FIELD, KINDS } from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import { COMPANION, FOLLOWER, HOME } from './figures.ts';

/** Why a figure can't be deployed on what is pointed at; with any figure, unless one is named. */
export function whyNotDeploy(game: Game, attempt: Attempt): Reason[] | undefined {
  const { x, y, place, figure, spot } = attempt;
  if (x === undefined || y === undefined || spot !== undefined) return undefined;
  const { land } = game.board;
  const { slot: placed } = game.turn;
  const slot = land.slotAt(x, y);
  const at = [{ x: land.x[placed], y: land.y[placed] }];
  if (slot < 0) return [{ code: 'no-tile', rule: 'B1', at }];
  const segment = segmentAt(slot, place ?? 0);
  if (slot !== placed) {
    const isOwn = place !== undefined && standsOn(game, game.turn.seat, segment);
    return [isOwn ? { code: 'stays', rule: 'B2' } : { code: 'other-tile', rule: 'B1', at }];
  }
  if (place === undefined) return [{ code: 'no-land', rule: 'B1' }];
  const kinds = figure === undefined ? kindsFor(game, segment) : [kindNamed(game, figure)];
  if (kinds.includes(-1)) return undefined;
  const byKind = kinds.map((kind) => reasonsFor(game, kind, segment));
  return byKind.some((reasons) => reasons.length === 0) ? [] : eachOnce(byKind.flat());
}

/** A seat has none of these at home. */
export function noneAtHome({ figures }: Game, kind: number): Reason {
  const { name, rule } = figures.specs[kind];
  return { code: 'none-at-home', rule: figures.roleOf[kind] === FOLLOWER ? 'B2' : rule, figure: name };
}

/** The kind of figure of this name, or -1. */
export function kindNamed({ figures }: Game, name: string): number {
  return figures.specs.findIndex((spec) => spec.name === name);
}

/** Where a segment is, to be shown. */
export function evidenceAt({ board }: Game, segment: number): Evidence {
  const { x, y } = board.land;
  return { x: x[tileOf(segment)], y: y[tileOf(segment)], place: placeOf(segment) };
}

/** What one wonders about when pointing at a segment: every kind that may stand there, and a follower in any case. */
function kindsFor({ figures, board }: Game, segment: number): number[] {
  const ground = board.kindOf(segment);
  const kinds = [...figures.specs.keys()].filter((kind) => ((figures.standsOn[kind] >> ground) & 1) === 1);
  return kinds.some((kind) => figures.roleOf[kind] === FOLLOWER) ? kinds : [0, ...kinds];
}

function reasonsFor(game: Game, kind: number, segment: number): Reason[] {
  const { figures, board, turn } = game;
  const spec = figures.specs[kind];
  const ground = board.kindOf(segment);
  const on = { figure: spec.name, kind: KINDS[ground] };
  if (((figures.standsOn[kind] >> ground) & 1) === 0)
    return [{ code: 'wrong-land', rule: spec.barred?.[KINDS[ground]] ?? spec.rule, ...on }];
  const reasons: Reason[] = [];
  const root = board.features.rootOf(segment);
  const role = figures.roleOf[kind];
  if (figures.atHome(turn.seat, kind) < 0) reasons.push(noneAtHome(game, kind));
  if (role === FOLLOWER && board.features.held[root] !== 0) reasons.push(occupied(game, root));
  if (role === COMPANION) {
    if (board.features.strength(root, turn.seat) === 0)
      reasons.push({ code: 'no-own-follower', rule: spec.rule, ...on });
    if (board.features.openEnds(root) === 0 && ground !== FIELD)
      reasons.push({ code: 'closed', rule: spec.rule, ...on });
  }
  return [...reasons, ...game.rules.hooks.mayDeploy.flatMap(({ why }) => why(game, kind, segment))];
}

/** B1: whose followers are there already, however far away. */
function occupied(game: Game, root: number): Reason {
  const { figures, board } = game;
  const { features } = board;
  const there: number[] = [];
  for (let figure = 0; figure < figures.place.length; figure++) {
    const segment = figures.place[figure];
    if (segment <= HOME || figures.roleOf[figures.kindOf(figure)] !== FOLLOWER) continue;
    if (features.rootOf(segment) === root) there.push(figure);
  }
  return {
    code: 'occupied',
    rule: 'B1',
    kind: KINDS[board.kindOf(root)],
    seats: [...new Set(there.map((figure) => figures.seatOf(figure)))],
    at: there.map((figure) => evidenceAt(game, figures.place[figure])),
  };
}

function standsOn({ figures }: Game, seat: number, segment: number): boolean {
  const first = seat * figures.perSeat;
  return figures.place.subarray(first, first + figures.perSeat).includes(segment);
}

/** Reasons that hold for several kinds of figures are told once. */
function eachOnce(reasons: readonly Reason[]): Reason[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
}
