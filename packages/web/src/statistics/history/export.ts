import { download, stamp } from '../../files/save-record.ts';
import { pointsOf } from '../figures/sources.ts';
import type { Kept } from './kept-game.ts';
import { marginOf, type Share } from './totals.ts';

const FORMAT = 'bastide-history/1';

/** Everything that is kept of the games, for another program or another time. */
export function toJson(all: readonly Kept[]): string {
  return JSON.stringify({ format: FORMAT, games: all.map(({ game, moves }) => ({ ...game, moves })) });
}

const FIXED = ['ended', 'where', 'sets', 'players', 'name', 'place', 'points', 'margin', 'luck'] as const;

/** A line for each game of each player, with a column for each source; for spreadsheets. */
export function toCsv(shares: readonly Share[]): string {
  const families = [
    ...new Set(shares.flatMap(({ game }) => game.sources.map(({ family }) => family))),
  ].sort();
  const head = [...FIXED, ...families.map((family) => family.split('.')[1])];
  const lines = shares.map((share) => {
    const { game, seat } = share;
    return [
      new Date(game.endedAt).toISOString(),
      game.where,
      game.table.setup.sets.join(' '),
      game.table.seats.length,
      game.table.seats[seat].name,
      game.places[seat],
      game.scores[seat],
      marginOf(share),
      game.luck === undefined ? '' : game.luck[seat].toFixed(2),
      ...families.map((family) => {
        const source = game.sources.find((one) => one.family === family);
        return source === undefined ? 0 : pointsOf(source, seat);
      }),
    ];
  });
  return [head, ...lines].map((cells) => cells.map(quoted).join(',')).join('\r\n');
}

/** A spreadsheet must take a name for a name: nothing in it begins a formula. */
function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?[\d.]+$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const TYPES = { json: 'application/json', csv: 'text/csv' } as const;

/** Saves a text as a file of the player's. */
export function saveText(text: string, kind: keyof typeof TYPES): void {
  download(new Blob([text], { type: TYPES[kind] }), `bastide-games-${stamp(new Date())}.${kind}`);
}
