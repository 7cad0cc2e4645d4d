import type { GameRecord, UncheckedMove } from '@bastide/rules';

const MOST_SEATS = 8;

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** One row a game. `winners` are seats; points of seats that are not there are empty. */
export const GAME_COLUMNS = [
  'id',
  'players',
  'sets',
  'options',
  'moves',
  'tiles',
  'winners',
  ...SEATS.map((seat) => `points${seat}`),
];
/** One row a move. `score…` are the points after a placed tile and all that followed from it. */
const MOVE_FIELDS = ['tile', 'x', 'y', 'rot', 'figure', 'on', 'legal'];
export const MOVE_COLUMNS = [
  'id',
  'n',
  'by',
  'do',
  ...MOVE_FIELDS,
  'more',
  ...SEATS.map((seat) => `score${seat}`),
];

export function gameRow({ id, players, sets, options, moves, final = [] }: GameRecord): string {
  const most = Math.max(...final);
  const winners = final.flatMap((points, seat) => (points === most ? [seat] : []));
  const tiles = moves.filter((move) => move.do === 'place').length;
  return row([
    id,
    players,
    sets.join(' '),
    JSON.stringify(options),
    moves.length,
    tiles,
    winners.join(' '),
    ...SEATS.map((seat) => final[seat]),
  ]);
}

export function moveRows({ id, moves, scores = [] }: GameRecord): string[] {
  let placed = 0;
  return moves.map((move, n) => {
    const after = move.do === 'place' ? (scores[placed++] ?? []) : [];
    const { by, do: what } = move;
    return row([
      id,
      n,
      by,
      what,
      ...MOVE_FIELDS.map((field) => move[field]),
      moreOf(move),
      ...SEATS.map((seat) => after[seat]),
    ]);
  });
}

/** Fields without a column of their own, as JSON. */
function moreOf(move: UncheckedMove): string {
  const rest = Object.entries(move).filter(([name]) => !['by', 'do', ...MOVE_FIELDS].includes(name));
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
}

/** As RFC 4180 has it. */
function row(cells: readonly unknown[]): string {
  return cells.map((cell) => quoted(cell === undefined ? '' : String(cell))).join(',');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
