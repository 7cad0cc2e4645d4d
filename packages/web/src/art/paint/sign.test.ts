import { expect, test } from 'vitest';
import { printedHubs, printedMarks } from '../../expansions/faces.ts';
import { allTiles } from '../gallery/all-tiles.ts';
import { siteOf } from './face.ts';
import { markScenery } from './mark.ts';
import type { Look } from './scenery.ts';
import { signScale } from './sign.ts';

const lookAt = (pixels: number): Look => ({ pixels, fine: false, bold: 1, glow: undefined });

test('a sign is at least six pixels across half on the smallest face, and never more than twice as large as printed', () => {
  expect(signScale(lookAt(300))).toBe(1);
  expect(signScale(lookAt(40))).toBe(2);
  expect((8.4 * signScale(lookAt(40)) * 40) / 100).toBeGreaterThan(6);
});

test('every mark of every tile brings something to its face, in all four turns', () => {
  for (const { id, spec } of allTiles()) {
    for (const rot of [0, 90, 180, 270]) {
      const site = siteOf({ spec, rot, closed: [] });
      for (const { name, at } of site.layout.marks) {
        const painted = printedMarks[name]?.paint?.({ name, value: 1, at, size: 1 }, site);
        const isHub = site.layout.hubs.some(({ kind }) => printedHubs[kind]?.paint !== undefined);
        expect(painted !== undefined || isHub, `${id} ${name}`).toBe(true);
      }
    }
  }
});

test('things of marks stand on their tile', () => {
  for (const { id, spec } of allTiles()) {
    const { things = [] } = markScenery(siteOf({ spec, rot: 90, closed: [] }));
    for (const { foot } of things) {
      expect(foot, id).toBeGreaterThan(0);
      expect(foot, id).toBeLessThan(104);
    }
  }
});
