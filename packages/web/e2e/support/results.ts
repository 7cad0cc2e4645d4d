import { text } from 'node:stream/consumers';
import { newGame, readRecord, replay, scoresOf } from '@bastide/rules';
import type { Page } from 'playwright-core';
import { en } from '../../src/texts/en.ts';

/** The points on the podium by seat, as a player reads them. */
export async function podium(page: Page): Promise<number[]> {
  const list = page.getByRole('list', { name: en['end.ranking'] });
  await list.waitFor();
  const seats = await page.evaluate(() => window.bastide.session?.table.seats.map(({ name }) => name) ?? []);
  const shown = seats.map((name) => list.getByRole('listitem').filter({ hasText: name }).locator('strong'));
  return Promise.all(shown.map(async (points) => Number(await points.textContent())));
}

/** Saves the record with the button on the end screen, and reads the file. */
export async function savedRecord(page: Page): Promise<unknown> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog.end').getByRole('button', { name: en['table.export'] }).click(),
  ]);
  return JSON.parse(await text(await download.createReadStream()));
}

/** What the engine makes of a record: the points of a game that is over. */
export function replayed(file: unknown): number[] {
  const read = readRecord(file);
  if ('error' in read) throw new Error(`${read.error} at ${read.at}`);
  const { sets, options = {}, players } = read.ok;
  const made = newGame({ sets, options, players });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const differences = replay(read.ok, made.ok);
  if ('error' in differences) throw new Error(`${differences.error} at ${differences.at}`);
  if (differences.ok.length > 0) throw new Error(`the record differs at ${differences.ok[0].at}`);
  if (!made.ok.over) throw new Error('the recorded game is not over');
  return [...scoresOf(made.ok)];
}
