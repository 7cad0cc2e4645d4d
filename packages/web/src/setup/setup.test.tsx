import { say } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { TableSetup } from '../session/types.ts';
import { pressIn, rendered } from '../testing/rendered.tsx';
import { en } from '../texts/en.ts';
import { Setup } from './setup.tsx';

/** Sets up a game after these presses on its cards and starts it. */
async function setUp(...cards: readonly string[]): Promise<TableSetup | undefined> {
  let started: TableSetup | undefined;
  const place = await rendered(
    <Setup
      last={undefined}
      onStart={(table) => {
        started = table;
      }}
    />,
  );
  for (const card of cards) {
    const inside = [...place.querySelectorAll('label')].find(
      (label) => label.querySelector('strong')?.textContent === card,
    );
    await pressIn(place, inside?.textContent.trim() ?? card);
  }
  await pressIn(place, en['setup.start']);
  return started;
}

test('who comes back finds the game of the last table, its options and its purism', async () => {
  const first = await setUp(say('en', 'preset.first'), en['setup.purist']);
  expect(first?.setup.options).toMatchObject({ farmers: false });
  expect(first?.purist).toBe(true);
  expect(await setUp()).toEqual(first);
});

test('what was kept and can’t be played is forgotten', async () => {
  localStorage.setItem('bastide.plan', JSON.stringify({ sets: ['base', 'nothing'], options: 7 }));
  const table = await setUp();
  expect(table?.setup.sets).toEqual(['base']);
});
