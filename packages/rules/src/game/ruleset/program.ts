import type { Step } from '../../hooks.ts';
import type { TileTable } from '../../tile/table.ts';
import type { Game } from '../game.ts';

/** Steps in the order they run. */
export interface Program {
  readonly steps: readonly Step[];
  /** The next step from a place on that is for a tile of a type, or the end; see `nextStep`. */
  readonly next: Uint8Array;
  /** By step: kinds of figures and concerns, as bits. It rests while such a kind is at home or such a concern rests. */
  readonly waitsFor: Int32Array;
}

export function programOf(steps: readonly Step[], tiles: TileTable): Program {
  const end = steps.length;
  const next = new Uint8Array((tiles.types.length + 1) * (end + 1));
  for (let type = -1; type < tiles.types.length; type++) {
    const row = (type + 1) * (end + 1);
    next[row + end] = end;
    for (let at = end - 1; at >= 0; at--) {
      next[row + at] = isFor(steps[at], tiles, type) ? at : next[row + at + 1];
    }
  }
  const waitsFor = Int32Array.from(
    steps,
    ({ away, concern = 0 }) => concern | (away === undefined ? 0 : 1 << away),
  );
  return { steps, next, waitsFor };
}

/** Where a program goes on from a place: at a step bound to certain tiles only if this is one. */
export function nextStep({ steps, next }: Program, type: number, at: number): number {
  return next[(type + 1) * (steps.length + 1) + at];
}

/** Whether a step would find nothing to do. */
export function rests({ waitsFor }: Program, { resting, figures, turn }: Game, at: number): boolean {
  const waits = waitsFor[at];
  return waits !== 0 && (waits & (resting | figures.homeKinds[turn.seat])) !== 0;
}

/** Without a tile (type -1) nothing is left out. */
function isFor({ onMark, types }: Step, tiles: TileTable, type: number): boolean {
  if (type < 0) return true;
  if (onMark !== undefined && (tiles.types[type].spec.marks[onMark] ?? 0) === 0) return false;
  return types === undefined || types(type);
}
