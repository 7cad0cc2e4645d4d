import type { TileSpec } from '@bastide/rules';
import type { LogEntry, SpecOf } from '../../session/types.ts';

/** What is worth telling of the tiles somebody got: how many, and how many of them show this. */
export const SHOWN = ['city', 'road', 'monastery', 'pennant'] as const;
export type Shown = (typeof SHOWN)[number];

export interface DrawnTiles {
  readonly tiles: number;
  readonly showing: Readonly<Record<Shown, number>>;
}

/** The tiles each seat placed, by what is on them. */
export function drawnTiles(log: readonly LogEntry[], players: number, specOf: SpecOf): DrawnTiles[] {
  const placed = log.flatMap(({ events }) => events.filter((event) => event.event === 'placed'));
  return Array.from({ length: players }, (_, seat) => {
    const specs = placed
      .filter((event) => event.seat === seat)
      .flatMap(({ tile }) => {
        const spec = specOf(tile);
        return spec === undefined ? [] : [spec];
      });
    const showing = Object.fromEntries(
      SHOWN.map((what) => [what, specs.filter((spec) => shows(spec, what)).length]),
    ) as Record<Shown, number>;
    return { tiles: specs.length, showing };
  });
}

function shows({ segments }: TileSpec, what: Shown): boolean {
  return what === 'pennant'
    ? segments.some(({ marks }) => (marks.pennant ?? 0) > 0)
    : segments.some(({ kind }) => kind === what);
}
