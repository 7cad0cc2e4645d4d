import { expect, test } from 'vitest';
import { arrowsFor, boxAt, discAt } from './arrows.ts';
import { TILE, toBoard } from './camera.ts';
import { meet } from './pane.ts';
import type { Pin } from './part-asked.ts';

const PANE = { width: 390, height: 600 };
const cell = { x: 2, y: 0 };
const MIDDLE = { x: 2.5 * TILE, y: TILE / 2 };
const RIM = { x: 2.95 * TILE, y: TILE / 2 };

/** With a cell so many pixels from the eastern edge. */
function sidesAt(pixels: number, pins: readonly Pin[] | undefined, zoom = 0.63) {
  const camera = { x: 3 * TILE - (PANE.width / 2 - pixels) / zoom, y: TILE / 2, zoom };
  return arrowsFor(camera, PANE, { answers: [cell], last: undefined, pins }).map(({ side }) => side);
}

test('what is pinned near the edge reaches beyond it, so an arrow leads there; a whole cell there is seen', () => {
  const pin = { cell, at: RIM, radius: 13 };
  expect(sidesAt(6, [pin])).toEqual(['east']);
  expect(sidesAt(6, [{ ...pin, at: MIDDLE }])).toEqual([]);
  expect(sidesAt(6, undefined)).toEqual([]);
});

test('near by a pin is larger, and is led to from farther away', () => {
  const pin = { cell, at: RIM, radius: 19 };
  expect(sidesAt(10, [pin])).toEqual([]);
  expect(sidesAt(10, [pin], 1)).toEqual(['east']);
});

test('no arrow leads to a ring of which hardly anything is cut off, though less is seen of its tile', () => {
  const pin = { cell, at: { x: 2.7 * TILE, y: TILE / 2 }, radius: 19 };
  // The rim is 11 pixels from the edge of its tile.
  expect(sidesAt(-11 - 2, [pin], 1)).toEqual([]);
  expect(sidesAt(-11 - 5, [pin], 1)).toEqual(['east']);
});

test('an arrow keeps off the cards around a tile', () => {
  const card = { left: 200, top: 250, right: 384, bottom: 350 };
  const camera = { x: -4 * TILE, y: TILE / 2, zoom: 0.63 };
  const [arrow] = arrowsFor(camera, PANE, {
    answers: [cell],
    last: undefined,
    pins: undefined,
    cards: [card],
  });
  expect(arrow.side).toBe('east');
  expect(meet(boxAt(arrow.at), card)).toBe(false);
});

test('an arrow does not cover what it leads to, where part of that is seen', () => {
  const zoom = 0.63;
  const camera = { x: 3 * TILE - (PANE.width / 2 - 6) / zoom, y: TILE / 2, zoom };
  const pins = [{ cell, at: RIM, radius: 13 }];
  const [arrow] = arrowsFor(camera, PANE, { answers: [cell], last: undefined, pins });
  const top = PANE.height / 2 - (TILE / 2) * zoom;
  const seen = { left: 384 - TILE * zoom, right: 384, top, bottom: top + TILE * zoom };
  expect(meet(discAt(arrow.at), seen)).toBe(false);
});

test('a cell of which no more than a third is cut off is seen, and so is the last tile: no arrow lies on it', () => {
  expect(sidesAt(-TILE * 0.63 * 0.3, undefined)).toEqual([]);
  expect(sidesAt(-TILE * 0.63 * 0.4, undefined)).toEqual(['east']);
});

test('an arrow keeps off who stands at the edge', () => {
  const camera = { x: -4 * TILE, y: TILE / 2, zoom: 0.63 };
  const at = toBoard(camera, PANE, { x: PANE.width - 20, y: PANE.height / 2 });
  const sights = { answers: [cell], last: undefined, pins: undefined };
  const [free] = arrowsFor(camera, PANE, sights);
  expect(meet(discAt(free.at), discAt({ x: PANE.width - 20, y: PANE.height / 2 }))).toBe(true);
  const [shy] = arrowsFor(camera, PANE, { ...sights, people: [at] });
  expect(Math.abs(shy.at.y - PANE.height / 2)).toBeGreaterThan(25);
});
