import { expect, test } from 'vitest';
import { allScenes } from '../../tools/scenes/index.ts';
import { tableText } from '../../tools/scenes/table.ts';
import { CHAPTER_OUTLINES } from './outline.ts';
import { pictures } from './pictures.table.ts';

const shown = CHAPTER_OUTLINES.flatMap(({ entries }) => entries.flatMap(({ scenes = [] }) => scenes));

test('every picture is shown once, and every one shown is there', () => {
  expect([...shown].sort()).toEqual(Object.keys(allScenes).sort());
});

test('every chapter has a picture', () => {
  const without = CHAPTER_OUTLINES.filter(({ entries }) =>
    entries.every(({ scenes }) => scenes === undefined),
  );
  expect(without.map(({ chapter }) => chapter)).toEqual([]);
});

test.each(Object.keys(allScenes))('%s: the rules play it and pay what the picture says', (name) => {
  expect(pictures[name]).toEqual(allScenes[name]());
});

// After a change of tools/scenes: `npx vitest run --project unit packages/web/src/rulebook/pictures.test.ts -u`
test('the table of pictures is written as the tools write it', async () => {
  await expect(tableText()).toMatchFileSnapshot('./pictures.table.ts');
});
