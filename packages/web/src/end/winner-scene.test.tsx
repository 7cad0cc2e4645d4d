import { newGame, viewOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { SeatInfo, TableView } from '../session/types.ts';
import { rendered } from '../testing/rendered.tsx';
import { WinnerScene } from './winner-scene.tsx';

const SEATS: readonly SeatInfo[] = [
  { name: 'Ann', colour: 'green', player: 'person' },
  { name: 'Bob', colour: 'blue', player: 'bot' },
];

test('who has won stands before the part of the land with the most tiles', async () => {
  const view = landAt([-20, 0], [4, 5], [5, 5], [6, 5], [6, 6]);
  const scene = await rendered(<WinnerScene winners={[SEATS[0]]} view={view} seats={SEATS} />);
  const land = scene.querySelector('.scene-land');
  expect(land?.getAttribute('viewBox')).toBe('400 500 900 200');
  expect(land?.querySelectorAll('.tile-ground').length).toBe(4);
  expect(scene.querySelectorAll('.scene-banner').length).toBe(1);
});

test('who has won before a tile was placed has a banner all the same', async () => {
  const scene = await rendered(<WinnerScene winners={SEATS} view={landAt()} seats={SEATS} />);
  expect(scene.querySelectorAll('.scene-banner').length).toBe(2);
});

/** A game with tiles of one kind at these places. */
function landAt(...places: readonly (readonly [number, number])[]): TableView {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const view = viewOf(made.ok, undefined);
  return { ...view, tiles: places.map(([x, y], index) => ({ ...view.tiles[0], index, x, y })) };
}
