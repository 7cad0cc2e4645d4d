import { expect, test } from 'vitest';
import { seeded } from '../game/random.ts';
import { newGame } from '../index.ts';
import { appraise, pointsFor } from '../score/worth.ts';
import { randomGame } from '../testing/index.ts';
import { price } from './price.ts';

test('a feature priced as it is pays what it is worth, in random games of everything', () => {
  const sets = ['base', 'river', 'abbot', 'inns-cathedrals', 'traders-builders', 'mage-witch', 'hills-sheep'];
  const made = newGame({ sets, players: 3 });
  if ('error' in made) throw new Error(made.error);
  let priced = 0;
  randomGame(made.ok, seeded(3), (game) => {
    const { features } = game.board;
    for (const segment of game.figures.place) {
      if (segment < 0) continue;
      const root = features.rootOf(segment);
      for (const closed of [true, false]) {
        const { points, tiles, cities } = appraise(game, root, closed);
        const first = pointsFor(game, 0);
        const as = price(game, root, closed, tiles, cities);
        expect([as.points, pointsFor(game, 0)]).toEqual([points, first]);
        priced++;
      }
    }
  });
  expect(priced).toBeGreaterThan(1000);
});
