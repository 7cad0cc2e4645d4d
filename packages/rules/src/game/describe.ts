import { Arena, type NamedColumn } from '../arena/arena.ts';
import { Game } from './game.ts';

/** A dump names at most so many numbers of a column; a bug report is read by people. */
const MOST = 60;

/** The whole memory of a game by column, for bug reports: every number that is not 0, with its place. */
export function describe(game: Game): string {
  const { setup } = game.rules;
  const lines = namedColumns(game).map(({ name, numbers }) => {
    const entries = [...numbers].flatMap((value, index) => (value === 0 ? [] : [`${index}=${value}`]));
    return `${name}[${numbers.length}] ${shortened(entries).join(' ')}`.trimEnd();
  });
  return [`${setup.sets.join(' ')}, ${setup.players} players: ${game.question.id}`, ...lines].join('\n');
}

/** Where two games of one set-up differ, `figures.place[3]: -1, 40`; nothing if they are equal. */
export function diff(one: Game, other: Game): string[] {
  if (one.rules !== other.rules && JSON.stringify(one.rules.setup) !== JSON.stringify(other.rules.setup))
    return ['the games have different set-ups'];
  const others = namedColumns(other);
  const found = namedColumns(one).flatMap(({ name, numbers }, column) =>
    [...numbers].flatMap((value, index) => {
      const beside = others[column].numbers[index];
      return value === beside ? [] : [`${name}[${index}]: ${value}, ${beside}`];
    }),
  );
  return shortened(found);
}

/** Names are given only to a game that is laid out for it, so they cost others nothing. */
function namedColumns(game: Game): readonly NamedColumn[] {
  const named: NamedColumn[] = [];
  new Game(game.rules, new Arena(game.arena.buffer.byteLength, named)).copyFrom(game);
  return named;
}

function shortened(entries: readonly string[]): string[] {
  return entries.length <= MOST
    ? [...entries]
    : [...entries.slice(0, MOST), `and ${entries.length - MOST} more`];
}
