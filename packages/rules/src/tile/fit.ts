import { ANY_EDGE, RIVER_EDGE } from './kinds.ts';

/** All four rotations that agree are kept in the high half of a fit, those that look different in the low half. */
export const DISTINCT = 0xf;
export const ALL_TURNS = 4;

/**
 * An empty cell beside the land has a requirement: for each edge nothing, or the kind the neighbour shows, as the digits of
 * a number. Each digit is set once, so placing a tile only adds. `fit[fitAt[type] + need]` is the set of rotations that agree.
 * Tiles with the same edges share a row: what is looked up all the time should be small.
 */
export function fillFits(
  edge: Uint8Array,
  turns: Uint8Array,
): { fitAt: Int32Array; needs: number; fit: Uint8Array; needOf: Uint16Array } {
  const radix = edge.includes(RIVER_EDGE) ? 5 : 4;
  const needs = radix ** 4;
  // What lies beside an edge that fits any needs nothing there, so its row stays 0.
  const needOf = new Uint16Array((ANY_EDGE + 1) * 4);
  for (let kind = 0; kind < 4; kind++) {
    for (let d = 0; d < 4; d++) needOf[kind * 4 + d] = (kind + 1) * radix ** d;
  }
  const edges = Array.from(turns, (count, type) => `${edge.subarray(type * 16, type * 16 + 4)}/${count}`);
  const rows = [...new Set(edges)];
  const fit = new Uint8Array(rows.length * needs);
  for (const [row, text] of rows.entries()) {
    const type = edges.indexOf(text);
    for (let need = 0; need < needs; need++) {
      fit[row * needs + need] = rotationsFor(edge, type, need, radix, turns[type]);
    }
  }
  const fitAt = Int32Array.from(edges, (text) => rows.indexOf(text) * needs);
  return { fitAt, needs, fit, needOf };
}

function rotationsFor(edge: Uint8Array, type: number, need: number, radix: number, turns: number): number {
  let all = 0;
  for (let rot = 0; rot < 4; rot++) {
    if (agrees(edge, (type * 4 + rot) * 4, need, radix)) all |= 1 << rot;
  }
  return (all << ALL_TURNS) | (all & ((1 << turns) - 1));
}

function agrees(edge: Uint8Array, first: number, need: number, radix: number): boolean {
  let rest = need;
  for (let d = 0; d < 4; d++) {
    const wanted = rest % radix;
    const shown = edge[first + d];
    if (wanted !== 0 && wanted - 1 !== shown && shown !== ANY_EDGE) return false;
    rest = Math.floor(rest / radix);
  }
  return true;
}
