import { expect, test } from 'vitest';
import { allScenes } from '../../tools/scenes/index.ts';
import { tableText } from '../../tools/scenes/table.ts';
import { expansionChapters } from '../expansions/chapters.ts';
import { specOfTile } from '../still/specs.ts';
import { EMBLEMS } from './emblems.ts';
import { CHAPTER_OUTLINES } from './outline.ts';
import { pictures } from './pictures.ts';

const shown = CHAPTER_OUTLINES.flatMap(({ entries }) => entries.flatMap(({ scenes = [] }) => scenes));

test('every picture is shown once, and every one shown is there', () => {
  expect([...shown].sort(), 'the `scenes` of the entries in chapter.ts are those of tools/scenes').toEqual(
    Object.keys(allScenes).sort(),
  );
});

test('every chapter has a picture', () => {
  const without = CHAPTER_OUTLINES.filter(({ entries }) =>
    entries.every(({ scenes }) => scenes === undefined),
  );
  expect(
    without.map(({ chapter }) => chapter),
    'play one in packages/web/tools/scenes/expansions, name it in the `scenes` of an entry, give it a caption',
  ).toEqual([]);
});

test.each(Object.keys(allScenes))('%s: the rules play it and pay what the picture says', (name) => {
  expect(pictures[name]).toEqual(allScenes[name]());
});

test('the page knows every tile that is drawn, and where on it figures stand', () => {
  for (const { tile } of Object.values(EMBLEMS)) expect(specOfTile(tile).segments.length).toBeGreaterThan(0);
  for (const [name, { tiles, figures = [] }] of Object.entries(pictures)) {
    for (const { x, y, place } of figures) {
      const tile = tiles.find((one) => one.x === x && one.y === y);
      expect([name, specOfTile(tile?.id ?? '').segments[place] !== undefined]).toEqual([name, true]);
    }
    for (const { id, closed = [] } of tiles) {
      const count = specOfTile(id).segments.length;
      expect([name, closed.filter((place) => place >= count)]).toEqual([name, []]);
    }
  }
});

const owned = [...expansionChapters].map(([id, chapters]) => {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const rulings = entries.flatMap(({ ruling }) => (ruling === undefined || ruling === true ? [] : ruling));
  return { id, scenes: [...entries.flatMap(({ scenes = [] }) => scenes), ...rulings] };
});

// After a change of tools/scenes: `npx vitest run packages/web/src/rulebook/pictures.test.ts -u`
test('the tables of pictures are written as the tools write them', async () => {
  const taken = new Set(owned.flatMap(({ scenes }) => scenes));
  const rest = Object.keys(allScenes).filter((name) => !taken.has(name));
  await expect(tableText(rest, '../still/picture.ts')).toMatchFileSnapshot('./pictures.table.ts');
  for (const { id, scenes } of owned) {
    const table = `../expansions/${id}/pictures.table.ts`;
    await expect(tableText(scenes, '../../still/picture.ts')).toMatchFileSnapshot(table);
  }
});
