import { expect, test } from 'vitest';
import { TILE, toScreen } from '../board/camera/camera.ts';
import { meet } from '../board/camera/pane.ts';
import { boxOf } from '../board/choices/fan-lines.ts';
import { tileIndex } from '../board/land/tile-index.ts';
import type { Aim } from '../board/pointing/aims.ts';
import type { TileView } from '../session/types.ts';
import { notePlace } from './note-place.ts';
import type { Asked } from './use-why.ts';

const PHONE = { width: 390, height: 580 };
const DESK = { width: 1050, height: 850 };
const NOTE = { width: 264, height: 120 };
const ZOOM = 0.6;
const cellAt = (x: number, y: number) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
const asked = (x: number, y: number): Asked => ({ attempt: { x, y, rot: 0 }, at: cellAt(x, y), reasons: [] });
const aim = (x: number, y: number): Aim => ({
  key: `${x},${y}`,
  x,
  y,
  answers: [],
  shape: 'cell',
  at: cellAt(x, y),
  segment: undefined,
  link: undefined,
  tile: undefined,
  standing: undefined,
});
const tileAt = (x: number, y: number) => ({ x, y }) as TileView;
const camera = { ...cellAt(0, 0), zoom: ZOOM };

const NOTHING = { aims: [], cards: [], tiles: new Map<string, TileView>() };
const onPhone = (x: number, y: number) => toScreen(camera, PHONE, cellAt(x, y));

/** Whether a note at this corner, in pixels from the cell 0,0, lies over the middle of a cell. */
const covers = (corner: { x: number; y: number }, x: number, y: number) => {
  const [east, south] = [x * TILE * ZOOM - corner.x, y * TILE * ZOOM - corner.y];
  return east > 0 && east < NOTE.width && south > 0 && south < NOTE.height;
};

test('the note is beside what it explains and covers nothing that can be chosen', () => {
  for (const chosen of [[aim(0, -1)], [aim(0, 1)], [aim(0, -1), aim(0, 1)], [aim(1, 0), aim(-1, -1)]]) {
    const corner = notePlace(asked(0, 0), { ...NOTHING, aims: chosen }, camera, PHONE, NOTE);
    expect(covers(corner, 0, 0)).toBe(false);
    expect(chosen.filter(({ x, y }) => covers(corner, x, y))).toEqual([]);
  }
});

test('on a phone it stays below the scores', () => {
  const high = { ...camera, y: camera.y + 350 };
  const { y } = notePlace(asked(0, 0), NOTHING, high, PHONE, NOTE);
  expect(PHONE.height / 2 - 350 * ZOOM + y).toBeGreaterThanOrEqual(40);
});

test('on a desk it stays beside the tools', () => {
  const { x } = notePlace(asked(0, 0), NOTHING, { ...camera, x: camera.x - 800 }, DESK, NOTE);
  expect(DESK.width / 2 + 800 * ZOOM + x + NOTE.width).toBeLessThanOrEqual(DESK.width - 64);
});

test('no card beside the tile just placed lies over the note', () => {
  const at = onPhone(0, 0);
  const cards = [-70, 70].map((south) => boxOf({ x: at.x, y: at.y + south }, { width: 120, height: 52 }));
  const { x, y } = notePlace(asked(0, 0), { ...NOTHING, cards }, camera, PHONE, NOTE);
  const note = {
    left: at.x + x,
    top: at.y + y,
    right: at.x + x + NOTE.width,
    bottom: at.y + y + NOTE.height,
  };
  expect(cards.filter((card) => meet(card, note))).toEqual([]);
});

test('it lies on the bare table rather than on the land', () => {
  const land = tileIndex([-1, 0, 1].flatMap((x) => [tileAt(x, -1), tileAt(x, -2)]));
  const low = { ...camera, y: camera.y - 625 };
  const corner = notePlace(asked(0, 0), { ...NOTHING, tiles: land }, low, DESK, NOTE);
  expect([...land.values()].filter(({ x, y }) => covers(corner, x, y))).toEqual([]);
});
