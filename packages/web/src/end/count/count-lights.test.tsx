import { viewOf } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import type { TableView } from '../../session/types.ts';
import { areaOf } from './count-lights.tsx';
import type { CountStep } from './final-count.ts';

const { game } = scene('').draw('base/B').place(0, 1).pass().draw('base/E').place(1, 1).pass();
const areas = (x: number, y: number, on: string) => {
  const step = { awards: [{ x, y, on }] } as unknown as CountStep;
  return areaOf(step, viewOf(game) as TableView)?.match(/M/g);
};

test('a monastery is lit with the tiles around it, other features by themselves', () => {
  expect(areas(0, 1, 'monastery')).toHaveLength(3);
  expect(areas(0, 0, 'road:E,W')).toHaveLength(1);
});
