import type { Game } from '../../game/game.ts';
import type { Move, UncheckedMove } from '../../game/move.ts';
import type { Seat } from '../../game/move-fields.ts';
import { EDGES, ROAD } from '../../tile/kinds.ts';
import { segmentAt } from '../../tile/segment.ts';

declare module '../../game/move.ts' {
  interface Moves {
    ferry: {
      readonly by: Seat;
      readonly x: number;
      readonly y: number;
      /** Two edges of the lake tile. */
      readonly between: readonly string[];
      /**
       * Whether a ferry that lies there is turned.
       * @unsaid
       */
      readonly move: boolean;
    };
  }
}

/** The move that puts or turns a ferry: `{ do: 'ferry', x, y, between: ['E', 'S'], move }`. */
export function writeFerry({ turn, board }: Game, slot: number, quays: number, move: boolean): Move {
  const { x, y } = board.land;
  return { by: turn.seat, do: 'ferry', x: x[slot], y: y[slot], between: edgesOf(quays), move };
}

/** The quays between which a move lays the ferry on this tile, or -1 if it is no such move. */
export function readFerry({ board }: Game, slot: number, turned: boolean, move: UncheckedMove): number {
  const { x, y } = board.land;
  if (move.do !== 'ferry' || move.x !== x[slot] || move.y !== y[slot]) return -1;
  if ((move.move ?? false) !== turned || !Array.isArray(move.between) || move.between.length !== 2) return -1;
  const [one, other] = move.between.map((name) => EDGES.indexOf(name));
  return one < 0 || other < 0 || one === other ? -1 : (1 << one) | (1 << other);
}

/** Where a ferry lies; its quays are named like a road of the tile that leads from one to the other. */
export function ferryAt({ board }: Game, slot: number, quays: number): { x: number; y: number; on: string } {
  const { x, y } = board.land;
  return { x: x[slot], y: y[slot], on: `road:${edgesOf(quays).join(',')}` };
}

/** Whether a segment of a lake, by its place on the tile, is a road and so ends at a quay. */
export function isQuay({ board }: Game, slot: number, place: number | undefined): boolean {
  return place !== undefined && board.kindOf(segmentAt(slot, place)) === ROAD;
}

export function edgesOf(quays: number): string[] {
  return EDGES.filter((_, edge) => ((quays >> edge) & 1) === 1);
}
