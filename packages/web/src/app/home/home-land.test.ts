import { expect, test } from 'vitest';
import { EAST, growHomeLand, SOUTH } from './home-land.ts';

test('the land of the first screen has no hole in which a road would end in nothing', () => {
  const growing = growHomeLand();
  let grown = growing.next();
  while (grown.done !== true) grown = growing.next();
  const lying = new Set(grown.value.tiles.map(({ x, y }) => `${x},${y}`));
  const holes: string[] = [];
  for (let y = -SOUTH; y <= SOUTH; y++) {
    for (let x = -EAST; x <= EAST; x++) if (!lying.has(`${x},${y}`)) holes.push(`${x},${y}`);
  }
  expect(holes).toEqual([]);
});
