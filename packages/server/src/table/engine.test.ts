import { registryWith } from '@bastide/rules';
import { expect, test } from 'vitest';
import { leastMove } from './actions.ts';
import { Draft } from './draft.ts';
import { Engines } from './engine.ts';
import type { LoggedEvent } from './events.ts';
import { Luck } from './luck/luck.ts';
import { Table } from './table.ts';

const engines = new Engines(registryWith());

/** A game of two, begun, with its log. */
function begun(id: string): { table: Table; readonly log: LoggedEvent[]; readonly luck: Luck } {
  const setup = { sets: ['base'], options: {}, players: 2, version: 1 };
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const request = { setup, seats, clock: { kind: 'none' as const } };
  const first = { kind: 'created', request, host: 'ann', commitment: '' } as unknown as LoggedEvent['event'];
  const game = {
    table: Table.of(engines, id, [{ event: first, at: 0 }]),
    log: [{ event: first, at: 0 }],
    luck: new Luck(id, 'ab', []),
  };
  const draft = new Draft(game.table, 1);
  for (const seat of [0, 1]) draft.add({ kind: 'sat', seat, player: `${seat}`, name: `${seat}`, nonce: '' });
  draft.add({ kind: 'begun', bots: [] });
  draft.playChance(game.luck);
  keep(game, draft);
  return game;
}

function planned({ table, luck }: ReturnType<typeof begun>): Draft {
  const draft = new Draft(table, table.head);
  draft.move(leastMove(table));
  draft.playChance(luck);
  return draft;
}

function keep(game: ReturnType<typeof begun>, draft: Draft): void {
  game.log.push(...draft.events);
  const { table } = game;
  game.table = draft.table;
  table.discard(draft.table);
}

test('games that share an engine stay what their logs say, whoever moves in between and whatever is dropped', () => {
  const games = ['a', 'b', 'c'].map(begun);
  for (let round = 0; round < 40; round++)
    for (const [i, game] of games.entries()) {
      // Some moves are not kept, as when the store says no; some are made twice in a row.
      const dropped = planned(game);
      if ((round + i) % 3 === 0) dropped.table.discard(game.table);
      else keep(game, dropped);
      if (round % 4 !== i) continue;
      keep(game, planned(game));
      planned(game).table.discard(game.table);
    }
  for (const { table, log } of games) {
    const state = table.engine.load(table.bytes).save();
    expect(state).toEqual(Table.of(engines, table.id, log).bytes);
  }
});
