import { expect, test } from 'vitest';
import { tagPlace } from './tag-place.ts';

const size = { width: 1000, height: 700 };
const middle = { x: 500, y: 350 };

test('a tag is above its feature where nothing is in the way', () => {
  expect(tagPlace(middle, size, [])).toEqual({ side: 'above', aside: 0 });
});

test('a tag makes way for a spot one could choose', () => {
  expect(tagPlace(middle, size, [{ x: 500, y: 280 }]).side).toBe('below');
  const both = [
    { x: 500, y: 280 },
    { x: 500, y: 420 },
  ];
  expect(tagPlace(middle, size, both).side).toBe('right');
});

test('where every side has spots, the tag covers the fewest', () => {
  const spots = [
    { x: 480, y: 280 },
    { x: 520, y: 280 },
    { x: 500, y: 420 },
    { x: 620, y: 350 },
    { x: 640, y: 360 },
    { x: 380, y: 350 },
    { x: 360, y: 340 },
  ];
  expect(tagPlace(middle, size, spots).side).toBe('below');
});

test('a tag stays in the box', () => {
  expect(tagPlace({ x: 500, y: 40 }, size, []).side).toBe('below');
  expect(tagPlace({ x: 20, y: 350 }, size, [])).toEqual({ side: 'above', aside: 113 });
});

test('a tag makes way for a card, which would lie over its words', () => {
  const card = { left: 560, top: 240, right: 660, bottom: 290 };
  expect(tagPlace(middle, size, [], [card]).side).toBe('below');
});
