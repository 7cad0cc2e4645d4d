import { useHash } from '../app/route.ts';

/** What follows the name of the screen in the address: `#/puzzles/1c0db4q-43` → `1c0db4q-43`. */
export function usePuzzleInAddress(): string | undefined {
  const [, , id] = useHash().split('/');
  return id === '' ? undefined : id;
}

export const addressOf = (id: string): string => `#/puzzles/${id}`;

/** The puzzle of the day, whatever day it is. */
export const TODAY = 'today';
