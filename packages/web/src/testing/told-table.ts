import type { ServerMessageOf, TableInfo } from '@bastide/protocol';
import { answersOf, newGame, playMove } from '@bastide/rules';

const setup = { sets: ['base'], options: {}, players: 2 };
/** What happens at a table before its first move. */
const BEFORE = 4;

type Told = ServerMessageOf<'table'>;

/** What a server tells of a table of two, `me` on the first seat, at which so many moves are made. */
export function toldTable(moves: number, terms: Partial<TableInfo['terms']> = {}): Told {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const entries = Array.from({ length: moves }, (_, i) => {
    const [{ move }] = answersOf(made.ok);
    playMove(made.ok, move);
    return { seq: BEFORE + i, at: 0, move } as Told['entries'][number];
  });
  const seats = ['me', 'other'].map((player, seat) => ({ seat, kind: 'person', player, name: player }));
  const info = { terms: { setup, help: true, ...terms }, seats, status: 'playing' } as unknown as TableInfo;
  const presence = { seats: [], watchers: 0 };
  const head = BEFORE + moves;
  return {
    tell: 'table',
    id: 'a',
    game: 'AbCdEfGhIjKlMnOpQrSt_-',
    head,
    info,
    from: 0,
    entries,
    chat: [],
    presence,
  };
}
