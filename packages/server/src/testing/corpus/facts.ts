import type { Replica } from '@bastide/protocol';
import { answersOf, scoresOf } from '@bastide/rules';
import type { Player } from '../player.ts';

/** What anyone at a table is told of it, in the words of the protocol: nothing of how the server or the engine keeps it. */
export interface TableFacts {
  readonly game: string;
  readonly name: string;
  readonly store: string;
  readonly status: string;
  readonly head: number;
  readonly moves: number;
  readonly seats: readonly unknown[];
  readonly clock: string;
  readonly scores: readonly number[];
  /** Who is asked what, and how many answers there are; undefined if nobody at the table is. */
  readonly asked?: { readonly seat: number; readonly question: string; readonly options: number };
  readonly undo?: unknown;
  readonly result?: unknown;
  readonly series?: unknown;
  readonly rematch?: unknown;
  readonly next?: unknown;
  readonly chat: number;
  /** Who looks: the one who is asked, if it is a person, or else anybody who may. */
  readonly by: string;
}

/** Of a table that several have opened, as the one sees it who is asked. */
export function factsOf(name: string, store: string, game: string, people: readonly Player[]): TableFacts {
  const there = people.filter((one) => one.tables.has(game));
  const looker = there.find((one) => one.isAsked(game)) ?? there[0];
  return { name, store, by: looker.name, ...shownBy(looker.table(game)) };
}

export function shownBy(table: Replica): Omit<TableFacts, 'name' | 'store' | 'by'> {
  const { info, game, head, entries, chat } = table;
  const { status, undo, result, series, rematch, next } = info;
  const isAsked = status === 'playing' && game.toMove >= 0;
  const all = {
    game: table.id,
    status,
    head,
    moves: entries.length,
    seats: info.seats.map(({ player: _, ...seat }) => seat),
    clock: info.terms.clock.kind,
    scores: scoresOf(game),
    asked: isAsked ? askedOf(table) : undefined,
    undo,
    result,
    series,
    rematch,
    next,
    chat: chat.length,
  };
  // As JSON has it: what is absent is not there.
  return JSON.parse(JSON.stringify(all));
}

/** Others than the one who is asked may not know the answers. */
function askedOf({ game, seat }: Replica): TableFacts['asked'] {
  const options = game.toMove === seat ? answersOf(game).length : 0;
  return { seat: game.toMove, question: game.question.id, options };
}
