import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { scoresOf } from '@bastide/rules';
import { snapshotOf } from '@bastide/rules/internal';
import type { StoredSnapshot } from '../store/rows.ts';
import type { Engine } from './engine.ts';
import type { Table } from './table.ts';

/** So many events after a state was stored, it is stored again: to store one costs as much as to play some ten moves anew, and what is settled has its points from one. */
export const EVERY = 128;

/** A state is mostly zeros in a row. A small window: memory for a large one costs more than all the rest. */
const QUICK = { level: 1, windowBits: 12, memLevel: 8, chunkSize: 8192, strategy: constants.Z_RLE };

/** The state of a table as the store keeps it. */
export function storedState({ engine, bytes, head, movers }: Table): StoredSnapshot {
  const game = engine.load(bytes);
  const { version, layout, state } = snapshotOf(game);
  const packed = deflateRawSync(state, QUICK).toString('base64');
  return { seq: head, moves: movers.length, version, layout, state: packed, scores: scoresOf(game) };
}

/** The state in memory; undefined if it is of a program that laid it out otherwise, or moves that led to it were taken back: `least` stood since. */
export function openedState(
  engine: Engine,
  stored: StoredSnapshot | undefined,
  least: number,
): Uint8Array | undefined {
  if (stored === undefined || stored.moves > least || least === Number.POSITIVE_INFINITY) return undefined;
  const state = unpacked(stored.state);
  const { version, layout } = stored;
  return state !== undefined && engine.accepts({ version, layout, state }) ? state : undefined;
}

/** Nothing if it was damaged: the log has all of it. */
function unpacked(packed: string): Uint8Array | undefined {
  try {
    return new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64')));
  } catch {
    return undefined;
  }
}
