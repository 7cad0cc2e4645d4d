import { type PresetName, seeded } from '@bastide/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICES } from '../../testing/camera-devices.ts';
import { Visit } from '../../testing/camera-visit.ts';
import { momentsOf } from '../../testing/sights.ts';
import { first, next, resized } from './manners.ts';

test('land that is too high, but not too wide, is first seen in the middle', () => {
  const last = { x: 3, y: 39 };
  const tiles = [...Array.from({ length: 40 }, (_, y) => ({ x: 0, y })), last];
  const pane = { width: 820, height: 870 };
  const places = [
    { x: 4, y: 39 },
    { x: 3, y: 40 },
  ];
  const scene = { pane, tiles, last, places, part: undefined, least: 44, ratio: 2 };
  expect(first(scene).camera.x).toBeCloseTo(200);
});

test('what came to lie over the land made it smaller: once that is gone, it is with the next tile as it was', () => {
  const tiles = Array.from({ length: 120 }, (_, at) => ({ x: at % 12, y: Math.floor(at / 12) }));
  const pane = { width: 921, height: 748 };
  const places = [{ x: 12, y: 4 }];
  const scene = { pane, tiles, last: tiles[0], places, part: undefined, least: 0, ratio: 1 };
  const card = { ...pane, covers: [{ left: 10, top: 614, right: 426, bottom: 740 }] };
  const stance = first(scene);
  const covered = resized(stance, pane, { ...scene, pane: card });
  expect(covered.base.zoom).toBeLessThan(stance.base.zoom);
  const free = resized(covered, card, scene);
  // Whoever is about to press somewhere finds it where it was.
  expect(free.camera).toEqual(covered.camera);
  const last = { x: 5, y: 10 };
  const grown = next(free, { ...scene, tiles: [...tiles, last], last }, 'grown');
  expect(grown.camera.zoom).toBeGreaterThan(covered.camera.zoom);
  expect(grown.before).toBeUndefined();
});

/** A whole game comes to these devices, a person does what people do, and each moment is checked. */
function play(preset: PresetName, seed: number, players: number, devices = Object.keys(DEVICES)): void {
  const moments = momentsOf(preset, players, seed);
  for (const device of devices) {
    const random = seeded(seed);
    const visit = new Visit(device, random);
    for (const [at, moment] of moments.entries()) {
      visit.see(moment);
      visit.act();
      // Some moves are taken back and played again.
      if (at > 0 && random(12) === 0) {
        visit.see(moments[at - 1]);
        visit.see(moment);
      }
    }
  }
}

test.each([
  ['base', 2],
  ['bigbox-2017', 1],
  ['everything', 1],
] as const)('the camera minds its manners in whole games: %s', (preset, numRuns) => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 5 }), (seed, players) => play(preset, seed, players)),
    // A smaller seed is no simpler game.
    { numRuns, endOnFailure: true },
  );
});

test('a game in which a crown of the wheel was cut off, and no arrow led there', () => {
  play('everything', 2147483630, 3, ['tablet upright']);
});
