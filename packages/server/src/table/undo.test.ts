import type { Clock, Refused } from '@bastide/protocol';
import { registryWith } from '@bastide/rules';
import { expect, test } from 'vitest';
import { leastMove, move, undo } from './actions.ts';
import { Draft } from './draft.ts';
import { Engines } from './engine.ts';
import type { LoggedEvent } from './events.ts';
import { standingMoves } from './log.ts';
import { Luck } from './luck/luck.ts';
import { Table } from './table.ts';

const engines = new Engines(registryWith());
const SECOND = 1000;
const DAY = 24 * 60 * 60;

/** A table of two, with a minute and half a minute a tile if nothing else is said, and its log. */
class Played {
  now = 0;
  table: Table;
  readonly log: LoggedEvent[];

  constructor(clock: Clock = { kind: 'live', base: 60, increment: 30 }) {
    const setup = { sets: ['base'], options: {}, players: 2 };
    const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
    const terms = {
      timeout: 'bot',
      help: true,
      visibility: 'link',
      watch: 'all',
      bestOf: 1,
      rated: true,
      hints: false,
    } as const;
    const request = { setup, seats, clock, ...terms };
    const first = { kind: 'created', request, host: 'ann', commitment: '' } as const;
    this.log = [{ event: first, at: 0 }];
    this.table = Table.of(engines, 'game', this.log);
    this.#change((draft) => {
      for (const [seat, player] of ['ann', 'bob'].entries())
        draft.add({ kind: 'sat', seat, player, name: player, nonce: '' });
      draft.add({ kind: 'begun', bots: [] });
      return undefined;
    });
  }

  get left(): readonly number[] {
    return this.table.clock.left;
  }

  /** Whoever is asked answers after some seconds. */
  play(seconds: number): Refused | undefined {
    this.now += seconds * SECOND;
    return this.#change((draft) => move(draft, this.#player, leastMove(this.table), this.now));
  }

  undo(seconds: number, player: string): Refused | undefined {
    this.now += seconds * SECOND;
    return this.#change((draft) => undo(draft, player, standingMoves(this.log)));
  }

  get #player(): string {
    return this.table.askedPlayer ?? '';
  }

  #change(plan: (draft: Draft) => Refused | undefined): Refused | undefined {
    const draft = new Draft(this.table, this.now);
    const refused = plan(draft);
    if (refused !== undefined) return refused;
    draft.playChance(new Luck('game', 'seed', []));
    this.log.push(...draft.events);
    this.table = draft.table;
    return undefined;
  }
}

test('an undo gives back what the move has earned, and none of the time it took', () => {
  const game = new Played();
  const { asked = 0, askedPlayer: player = '' } = game.table;
  for (let round = 1; round <= 4; round++) {
    game.play(2);
    expect(game.table.askedPlayer).toBe(player);
    game.undo(3, player);
    expect(game.left[asked]).toBe((60 - round * 5) * SECOND);
  }
  expect(game.left[1 - asked]).toBe(60 * SECOND);
  // The log alone tells the same.
  expect(Table.of(engines, 'game', game.log).clock).toEqual(game.table.clock);
});

test('with days on the clock whoever takes back goes on with the time there was, until others have moved', () => {
  const game = new Played({ kind: 'days', days: 3 });
  const { askedPlayer: player = '' } = game.table;
  const days = () => ((game.table.until ?? 0) - game.now) / DAY / SECOND;
  game.play(DAY);
  expect(days()).toBe(3);
  game.undo(2 * DAY, player);
  expect(days()).toBe(1);
  game.play(0.5 * DAY);
  expect(days()).toBe(0.5);
  game.undo(0.25 * DAY, player);
  game.play(0);
  expect(days()).toBe(0.25);
  expect(Table.of(engines, 'game', game.log).clock).toEqual(game.table.clock);
  while (game.table.askedPlayer === player) game.play(0);
  expect(days()).toBe(3);
  const next = game.table.askedPlayer;
  while (game.table.askedPlayer === next) game.play(DAY);
  expect([game.table.askedPlayer, days()]).toEqual([player, 3]);
});

test('in a turn only so much can be taken back, and in the next again', () => {
  const game = new Played();
  const { askedPlayer: player = '' } = game.table;
  const round = () => game.play(0) ?? game.undo(0, player);
  let rounds = 0;
  while (rounds < 100 && round() === undefined) rounds++;
  expect(rounds).toBe(20);
  expect(game.undo(0, player)).toEqual({ error: 'undo-spent' });
  expect(Table.of(engines, 'game', game.log).undos).toEqual(game.table.undos);
  while (game.table.askedPlayer === player) game.play(0);
  const next = game.table.askedPlayer ?? '';
  game.play(0);
  expect(game.undo(0, next)).toBeUndefined();
});
