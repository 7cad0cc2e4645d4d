import type { Numbers } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Question, Step } from '../../hooks.ts';
import { addClosed } from '../../score/closing.ts';
import { ROAD, ROAD_EDGE } from '../../tile/kinds.ts';
import { segmentAt } from '../../tile/segment.ts';
import { type Ferries, pairsOf } from './ferries.ts';
import { firstFerry } from './meet.ts';
import { ferryAt, isQuay, readFerry, writeFerry } from './quays.ts';

const PASS = 0;
/** A code is the place in the list of ferries met, in front of the four bits of the quays. */
const SHIFT = 4;
const QUAYS = 15;

/** FE3: whoever places a tile may turn the first ferry met along each of its roads. */
export function turnHooks(context: Context, ferries: Ferries): Hooks {
  const each = context.setup.options.ferryMoves === 'each';
  /** By edge of the placed tile: 0, or the lake's slot + 1; its negative once the ferry there was turned. */
  const met = context.column('i16', 4, 'met');
  const concern = context.concern();

  /** Only a tile with a road out of it meets any. */
  const hasRoad = (type: number) => context.tiles.edge.subarray(type * 16, type * 16 + 4).includes(ROAD_EDGE);

  /** Fixed when the tile is placed, so that no ferry put or turned later is among them. */
  const meet: Step = {
    id: 'ferries/meet',
    slot: 'placed',
    after: ['river/flow'],
    types: hasRoad,
    run(game) {
      const list = game.column(met);
      const { slot } = game.turn;
      for (let d = 0; d < list.length; d++) {
        const lake = firstFerry(game, ferries, slot, d) + 1;
        list[d] = lake !== 0 && isAmong(list, d, lake) ? 0 : lake;
        if (lake !== 0) game.wake(concern);
      }
    },
  };

  const question: Question = {
    id: 'ferries/turn',
    answers(game, out) {
      for (const [index, lake] of game.column(met).entries()) {
        if (lake <= 0) continue;
        const lies = ferries.quays(game, lake - 1);
        for (const quays of pairsOf(game, lake - 1)) if (quays !== lies) out.add((index << SHIFT) | quays);
      }
      out.add(PASS);
    },
    play(game, code) {
      if (code === PASS) return;
      const { seat } = game.turn;
      const slot = lakeOf(game, code);
      const quays = code & QUAYS;
      game.column(met)[code >> SHIFT] *= -1;
      if (each) game.repeatStep();
      if (game.listener !== undefined)
        game.emit({ event: 'happened', what: 'ferries/turn', seat, ...ferryAt(game, slot, quays) });
      ferries.turn(game, slot, quays);
    },
    write(game, code) {
      if (code === PASS) return { by: game.turn.seat, do: 'pass', phase: 'ferry' };
      return writeFerry(game, lakeOf(game, code), code & QUAYS, true);
    },
    read(game, move) {
      if (move.do === 'pass') return move.phase === undefined || move.phase === 'ferry' ? PASS : -1;
      for (const [index, lake] of game.column(met).entries()) {
        const quays = lake > 0 ? readFerry(game, lake - 1, true, move) : -1;
        if (quays >= 0) return (index << SHIFT) | quays;
      }
      return -1;
    },
    target(game, code) {
      if (code === PASS) return { label: 'pass' };
      return { ...ferryAt(game, lakeOf(game, code), code & QUAYS), piece: 'ferry', label: 'ferries/turn' };
    },
    why(game, { x, y, place }) {
      const slot = x === undefined || y === undefined ? -1 : game.board.land.slotAt(x, y);
      if (slot < 0 || ferries.quays(game, slot) === 0) return [{ code: 'ferries/no-ferry', rule: 'FE3' }];
      const list = Array.from(game.column(met));
      if (list.includes(-slot - 1)) return [{ code: 'ferries/turned', rule: 'FE3' }];
      if (!list.includes(slot + 1)) return [{ code: 'ferries/not-met', rule: 'FE3' }];
      return isQuay(game, slot, place) ? [] : [{ code: 'ferries/quay', rule: 'FE1' }];
    },
  };
  const ask = context.question(question);
  const turn: Step = {
    id: 'ferries/turn',
    slot: 'settled',
    after: ['ferries/put'],
    before: ['draw-up'],
    types: hasRoad,
    concern,
    run(game) {
      if (mayTurnAny(game.column(met))) game.ask(ask, game.turn.seat);
      else game.rest(concern);
    },
  };

  const lakeOf = (game: Game, code: number) => game.column(met)[code >> SHIFT] - 1;

  return {
    steps: [meet, turn],
    /** FE4: roads that a turned ferry closed, however far from the placed tile. */
    alsoClosed(game) {
      const list = game.column(met);
      for (let i = 0; i < list.length; i++) {
        if (list[i] === 0) continue;
        if (list[i] < 0) addRoads(game, -list[i] - 1);
        list[i] = 0;
      }
    },
  };
}

/** Whether a lake is one of the first `count` in the list. */
function isAmong(list: Numbers, count: number, lake: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === lake) return true;
  return false;
}

function mayTurnAny(list: Numbers): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] > 0) return true;
  return false;
}

function addRoads(game: Game, slot: number): void {
  const count = game.tiles.segmentCount[game.board.typeOf(slot)];
  for (let i = 0; i < count; i++) {
    const segment = segmentAt(slot, i);
    if (game.board.kindOf(segment) === ROAD) addClosed(game, segment);
  }
}
