import type { DrawLuck, GameDraw } from '@bastide/bots';

/** A draw that decided something. */
export interface Measured extends DrawLuck {
  readonly tileNumber: number;
}

function measuredOf(draws: readonly GameDraw[]): Measured[] {
  return draws.flatMap(({ tile, luck }) => (luck === undefined ? [] : [{ ...luck, tileNumber: tile }]));
}

/** The luck of each seat over the whole game, in points. */
export function luckSums(draws: readonly GameDraw[], players: number): number[] {
  return luckOverTime(draws, players, 0).at(-1) ?? [];
}

/** The luck of each seat so far: before the first tile and after each, as many rows as asked for or as there are tiles. */
export function luckOverTime(draws: readonly GameDraw[], players: number, rows: number): number[][] {
  const measured = measuredOf(draws);
  const last = Math.max(rows - 1, ...measured.map(({ tileNumber }) => tileNumber));
  const sums = new Array<number>(players).fill(0);
  return Array.from({ length: last + 1 }, (_, tile) => {
    for (const { tileNumber, seat, luck } of measured) if (tileNumber === tile) sums[seat] += luck;
    return [...sums];
  });
}

/** The draws that helped and harmed most. */
export function extremesOf(draws: readonly GameDraw[]): { best: Measured; worst: Measured } | undefined {
  const [first, ...rest] = measuredOf(draws);
  if (first === undefined) return undefined;
  return {
    best: rest.reduce((best, one) => (one.luck > best.luck ? one : best), first),
    worst: rest.reduce((worst, one) => (one.luck < worst.luck ? one : worst), first),
  };
}
