import { CHANCE } from '../turn/chance.ts';

/** One line of a record: who did what. Fields beside these two depend on what was done; see docs/record-format.md. */
export interface Move {
  readonly by: number | 'chance';
  readonly do: string;
  readonly [field: string]: MoveValue | undefined;
}

export type MoveValue = string | number | boolean | readonly string[];

export { CHANCE };

export function byOf(seat: number): number | 'chance' {
  return seat === CHANCE ? 'chance' : seat;
}
