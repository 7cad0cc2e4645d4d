import { type KnownMove, seenGame } from '@bastide/protocol';
import { answersOf, type Game, type GameEvent, type Move, newGame, observe, playMove } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { entriesFor, type RawEntry } from './show.ts';

/** Plays a move and writes it down as the server does. */
function play(game: Game, move: Move, entries: RawEntry[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  game.listener = (event) => events.push(event);
  expect(playMove(game, move)).toHaveProperty('ok');
  game.listener = undefined;
  entries.push({ seq: entries.length, at: 0, played: { move, events } });
  return events;
}

/** From the moves each seat knows, and one who only watches, follows exactly what they may see. */
function checkSeen(start: Game, entries: readonly RawEntry[], truth: Game): void {
  for (let seat = -1; seat < truth.players; seat++) {
    const viewer = seat < 0 ? undefined : seat;
    const known = entriesFor(viewer, entries, true) as unknown as KnownMove[];
    const [seen, allowed] = [seenGame(start, known, viewer), observe(truth, seat)];
    expect(Buffer.from(seen.save()).equals(Buffer.from(allowed.save()))).toBe(true);
  }
}

test.each([
  [['base'], 2, 3],
  [['base'], 3, 5],
  [['base', 'river', 'traders-builders'], 2, 7],
  [['base', 'inns-cathedrals', 'abbot', 'hills-sheep'], 4, 11],
])('E3 %j for %i: a whole game is seen from its moves', (sets, players, factor) => {
  const made = newGame({ sets, options: { hand: 3 }, players });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const start = game.clone();
  const entries: RawEntry[] = [];
  for (let i = 0; !game.over; i++) {
    const answers = answersOf(game);
    play(game, answers[(factor * i * i + i) % answers.length].move, entries);
    if (i % 9 === 0 || game.over) checkSeen(start, entries, game);
  }
  expect(entries.length).toBeGreaterThan(100);
});

test('E3 a hand that fits nowhere is shown and drawn anew, and everyone sees the same', () => {
  const walls = `
    #####
    #####
    ##P##
    #####
    #####
  `;
  const { game } = scene(walls, { options: { hand: 3 } });
  const start = game.clone();
  const entries: RawEntry[] = [];
  const deal = (...tiles: string[]) =>
    tiles.flatMap((tile) => {
      const events = play(game, { by: 'chance', do: 'deal', tile, to: game.agenda.a } as Move, entries);
      checkSeen(start, entries, game);
      return events.filter(({ event }) => event === 'discarded');
    });
  expect(deal('base/U', 'base/V', 'base/W', 'base/E', 'base/E', 'base/E')).toHaveLength(3);
  expect(deal('base/A', 'base/B', 'base/X')).toHaveLength(3);
  expect(deal('base/U', 'base/R', 'base/U')).toEqual([]);
  for (let i = 0; i < 12; i++) {
    play(game, answersOf(game)[0].move, entries);
    checkSeen(start, entries, game);
  }
});
