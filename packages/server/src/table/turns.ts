import type { Turn } from '../store/rows.ts';
import type { Table } from './table.ts';

/** Whose turn is over, and whose begins. */
export function turnsBetween(before: Table, after: Table): readonly Turn[] {
  const [was, is] = [before.askedPlayer, after.askedPlayer];
  if (was === is) return NO_TURNS;
  return [
    ...(was === undefined ? [] : [{ identity: was, isTheirs: false }]),
    ...(is === undefined ? [] : [{ identity: is, isTheirs: true }]),
  ];
}

const NO_TURNS: readonly Turn[] = [];
