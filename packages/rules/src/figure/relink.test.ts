import { expect, test } from 'vitest';
import { seeded } from '../game/random.ts';
import { newGame } from '../index.ts';
import { checkFeatures } from '../testing/invariants/features.ts';
import { Reading } from '../testing/invariants/reading.ts';
import { randomGame } from '../testing/walk.ts';

test('FE6 a road parted and joined again is the road found from nothing, after every step of random games', () => {
  const random = seeded(7);
  let relinked = 0;
  for (const players of [2, 3, 5, 8]) {
    const made = newGame({ sets: ['base', 'inns-cathedrals', 'traders-builders', 'ferries'], players });
    if ('error' in made) throw new Error(made.error);
    let links = 0;
    made.ok.listener = ({ event }) => {
      if (event === 'happened') links++;
    };
    randomGame(made.ok, random, (game) => {
      if (links > 0) expect(checkFeatures(game, new Reading(game))).toEqual([]);
      relinked += links;
      links = 0;
    });
  }
  expect(relinked).toBeGreaterThan(40);
});
