import { expect, test } from 'vitest';
import type { Aim } from '../pointing/aims.ts';
import type { FanCard } from './fan.tsx';
import { keptCards } from './kept-cards.ts';

const aim = { key: 'a', at: { x: 50, y: 50 } } as Aim;
const words = [{ text: 'Farmer', isName: true }];
const card: FanCard = {
  aim,
  words,
  at: { x: 0, y: 0 },
  line: { x: 0, y: 0 },
  aside: { x: 0, y: 0 },
  area: { left: 100, top: 60, right: 200, bottom: 110 },
};
const pane = { width: 589, height: 240 };
const camera = { x: 50, y: 50, zoom: 0.6 };
const before = { cards: [card], camera, pane };
/** So much more of the land is seen below. */
const lower = (by: number) => ({
  camera: { ...camera, y: camera.y + by / 2 / camera.zoom },
  pane: { ...pane, height: pane.height + by },
});
const wordsOf = () => words;

test('cards stay where they are when what was below the land goes', () => {
  expect(keptCards(before, lower(100), [aim], wordsOf)).toBe(before.cards);
});

test('cards are dealt anew where they have no room, the land has moved, or another question is asked', () => {
  expect(keptCards(before, lower(-140), [aim], wordsOf)).toBeUndefined();
  const covers = [{ left: 190, top: 0, right: 300, bottom: 70 }];
  expect(keptCards(before, { camera, pane: { ...pane, covers } }, [aim], wordsOf)).toBeUndefined();
  expect(keptCards(before, { camera: { ...camera, x: 60 }, pane }, [aim], wordsOf)).toBeUndefined();
  const middle = { x: 0, y: 0, zoom: 0.6 };
  const closer = { camera: { ...middle, zoom: 0.7 }, pane };
  expect(keptCards({ ...before, camera: middle }, closer, [aim], wordsOf)).toBeUndefined();
  expect(keptCards(before, { camera, pane }, [{ ...aim }], wordsOf)).toBeUndefined();
  expect(keptCards(before, { camera, pane }, [aim], () => [])).toBeUndefined();
});
