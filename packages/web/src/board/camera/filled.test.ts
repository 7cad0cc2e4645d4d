import { expect, test } from 'vitest';
import { bareBeside, landSeen } from '../../testing/camera-debts.ts';
import { type Point, TILE } from './camera.ts';
import { filled, filledToPlace } from './filled.ts';
import { inSight } from './framing.ts';
import { hasManners } from './least-move.ts';
import { landOf, type Scene } from './manners.ts';

/** Ten tiles across and down in the south-east; one row leads from there to the west, and one column to the north. */
const square = Array.from({ length: 100 }, (_, at) => ({ x: at % 10, y: Math.floor(at / 10) }));
const arms = Array.from({ length: 8 }, (_, at) => [
  { x: -1 - at, y: 0 },
  { x: 0, y: -1 - at },
]).flat();
const pane = { width: 390, height: 600 };
const sceneWith = (places: readonly Point[], last?: Point): Scene => ({
  pane,
  tiles: [...square, ...arms],
  last,
  places,
  part: undefined,
  least: 60,
  ratio: 3,
});
/** Hardly anything is seen but the arms. */
const camera = { x: -1.5 * TILE, y: -2 * TILE, zoom: 0.6 };
const share = (camera: Parameters<typeof landSeen>[0], scene: Scene) =>
  landSeen(camera, scene) / ((pane.width * pane.height) / camera.zoom ** 2);

test('one row of land at the edge is no reason to show bare table while all the rest is hidden', () => {
  const scene = sceneWith([]);
  const land = landOf(scene);
  expect(hasManners(camera, pane, land)).toBe(true);
  expect(share(camera, scene)).toBeLessThan(0.35);
  const moved = filled(camera, scene, land);
  expect(share(moved, scene)).toBeGreaterThan(0.9);
  expect(filled(moved, scene, land)).toBe(moved);
});

test('an answer that is seen and the last tile stay in sight, as do as many tiles as then can', () => {
  const north = { x: 0, y: -5 };
  for (const scene of [sceneWith([north]), sceneWith([], north)]) {
    const moved = filled(camera, scene, landOf(scene));
    expect(moved).not.toEqual(camera);
    expect(inSight([north], moved, pane)).toBe(true);
    expect(bareBeside(moved, scene)).toEqual([]);
  }
});

test('whoever places a tile is not kept at the end of the land by the last one, if as many places are elsewhere', () => {
  const end = { x: -8, y: 0 };
  const places = [{ x: -8, y: 1 }, ...square.slice(0, 3)];
  const scene = sceneWith(places, end);
  const there = { x: -6.5 * TILE, y: 0, zoom: 0.6 };
  const land = landOf(scene);
  expect(share(filled(there, scene, land), scene)).toBeLessThan(0.3);
  const moved = filledToPlace(there, scene, land);
  expect(share(moved, scene)).toBeGreaterThan(0.6);
  expect(places.some((place) => inSight([place], moved, pane))).toBe(true);
  expect(filledToPlace(moved, scene, land)).toBe(moved);
});

test('a little more land is no reason to move', () => {
  const scene = sceneWith([]);
  const near = { x: 2.75 * TILE, y: 4.5 * TILE, zoom: 0.6 };
  expect(filled(near, scene, landOf(scene))).toBe(near);
});

test('far from all land there is nothing to show, and the camera stays', () => {
  const scene = sceneWith([]);
  const there = { x: 60 * TILE, y: -60 * TILE, zoom: 0.6 };
  expect(filled(there, scene, landOf(scene))).toBe(there);
});
