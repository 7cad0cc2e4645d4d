import { CHANCE, History, newGame, optionsOf, presets, sayNamed } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { LogEntry } from '../session/types.ts';
import { scoresOverTime } from './over-time.ts';
import { familyOf, sourcesOf } from './sources.ts';

const PLAYERS = 3;

/** A whole game of everything; which one doesn't matter. */
function played() {
  const made = newGame({ ...presets.everything, players: PLAYERS });
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  const log: LogEntry[] = [];
  let ticket = 1;
  while (!made.ok.over) {
    const options = optionsOf(made.ok);
    ticket = (ticket * 48271) % 2147483647;
    const events = history.play(options[ticket % options.length].move);
    if ('error' in events) throw new Error(events.error);
    log.push({ index: log.length, by: history.lastBy ?? CHANCE, events: events.ok });
  }
  const final = Array.from({ length: PLAYERS }, (_, seat) => made.ok.scores.of(seat));
  return { log, final };
}

const game = played();

test('the points of all sources together are the final points', () => {
  const sources = sourcesOf(game.log, PLAYERS);
  const sums = game.final.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat], 0));
  expect(sums).toEqual(game.final);
  expect(sources.length).toBeGreaterThan(3);
});

test('every source has a name in both languages', () => {
  for (const { family } of sourcesOf(game.log, PLAYERS)) {
    for (const lang of ['en', 'fr'] as const) expect(sayNamed(lang, family)).not.toBe(family);
  }
});

test('closed and unfinished features are one source', () => {
  expect(familyOf('city.unfinished')).toBe('cause.city');
  expect(familyOf('gold')).toBe('cause.gold');
  expect(familyOf('farmers-of-city')).toBe('cause.field');
});

test('the score over time has a row before the first tile, one after each, and one after final scoring', () => {
  const rows = scoresOverTime(game.log, PLAYERS);
  expect(rows[0]).toEqual([0, 0, 0]);
  expect(rows.at(-1)).toEqual(game.final);
  const placed = game.log.flatMap(({ events }) => events).filter(({ event }) => event === 'placed');
  expect(rows.length).toBe(placed.length + 2);
});
