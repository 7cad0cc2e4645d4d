import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASSES } from './draw.ts';

test('every class of figures that a style sheet dresses has its look here too', () => {
  const sheet = readFileSync(new URL('../art/figures.css', import.meta.url), 'utf8');
  const dressed = new Set([...sheet.matchAll(/\.(fig-[\w-]+)/g)].map(([, name]) => name));
  expect([...dressed].filter((name) => !(name in CLASSES))).toEqual([]);
});
