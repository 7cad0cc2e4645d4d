import { expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';

const lay = (game: Scene, tile: string, x: number, y: number, rot = 0) => game.draw(tile).place(x, y, rot);
const ferry = (game: Scene, x: number, y: number, between: string[], move = false) =>
  game.play({ by: game.game.toMove, do: 'ferry', x, y, between, move });
const magic = (game: Scene, figure: string, x: number, y: number, on: string) =>
  game.play({ by: game.game.toMove, do: 'deploy', figure, x, y, on });

/** A road from the start tile over lakes at 1,0 and -1,0 to curves below; the mage is on it, the witch east of 1,0. */
function lakesWithMagic(): Scene {
  const game = scene('', { sets: ['base', 'ferries', 'mage-witch'] });
  ferry(lay(game, 'ferries/tee', 1, 0).pass(), 1, 0, ['W', 'S']);
  ferry(lay(game, 'ferries/tee', -1, 0).pass(), -1, 0, ['E', 'S']).pass();
  lay(game, 'base/V', 1, 1, 90).pass().pass();
  lay(game, 'base/V', -1, 1, 180).pass().pass();
  magic(lay(game, 'mage-witch/two-opposite-cities', 2, 1, 90), 'mage', 0, 0, 'road:E').pass();
  magic(lay(game, 'mage-witch/corner-city-curve', 0, -1, 180), 'witch', 1, 0, 'road:E').pass();
  return game;
}

test('FE7 a ferry that joins the roads of mage and witch: one moves at once, before the next ferry', () => {
  const game = lay(lakesWithMagic(), 'base/U', 0, 1, 90).pass();
  expect(game.asked).toBe('ferries/turn');
  ferry(game, 1, 0, ['E', 'S'], true);
  expect([game.asked, game.toMove]).toEqual(['mage-witch/move', 'red']);
  magic(game, 'witch', 0, 0, 'city:N');
  expect(game.asked).toBe('ferries/turn');
  expect(game.pass().asked).toBe('draw');
});

test('FE7 a ferry that leaves them apart moves neither', () => {
  const game = lay(lakesWithMagic(), 'base/U', 0, 1, 90).pass();
  expect(ferry(game, -1, 0, ['E', 'W'], true).asked).toBe('ferries/turn');
});

test('FE6 the mage stays on its segment and counts for the road that hangs together with it', () => {
  const game = scene('', { sets: ['base', 'ferries', 'mage-witch'] });
  lay(game, 'base/W', -1, 0).deploy('follower', 'road:E');
  ferry(lay(game, 'ferries/tee', 1, 0).deploy('follower', 'road:E'), 1, 0, ['W', 'E']);
  magic(lay(game, 'mage-witch/two-opposite-cities', 1, -1), 'mage', 1, 0, 'road:E').pass();
  ferry(lay(game, 'base/U', 2, 0, 90).pass(), 1, 0, ['E', 'S'], true);
  // Without the mage, which went with the eastern part: 3 points, not 6.
  expect(game.scores).toEqual({ red: 3 });
  lay(game, 'base/A', 1, 1, 180).pass().pass();
  lay(game, 'base/W', 3, 0).pass().pass();
  expect(game.awards.at(-1)).toMatchObject({ seat: 'blue', points: 8, because: { tiles: 4, mage: 4 } });
});
