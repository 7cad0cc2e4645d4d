import {
  type Difference,
  type Failure,
  type Game,
  type GameRecord,
  replay as playAgain,
  type Result,
  readRecord,
  setupIn,
} from '@bastide/rules';
import { type Args, type Command, DIFFERENT, DONE, REFUSED, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { registry, withHelp } from '../program/registry.ts';
import { refusalText } from '../program/setup.ts';
import { readValues } from './read-values.ts';

export const replay: Command = {
  name: 'replay',
  help: `Replays recorded games and compares them with what the rules of this program say.

  bastide replay FILE… [--with FOLDER …]

${withHelp}

A FILE holds one record, a list of them, or one a line, as JSON, gzipped or not; \`-\` is standard input.
Wherever a record has them, \`legal\`, \`options\`, \`scores\`, \`final\`, \`awards\` and \`tokens\` are compared. Each difference
is printed with the id of the record, the number of the move (from 0), what the record expected and what was found. A
move that is not legal makes a record different, with a code and its place. The last line is

  N records: N identical, N different

Exit status: 0 all identical, 1 some differ, 2 something could not be read, or there was nothing to read (told on standard
error).`,
  options: { with: 'list' },
  words: Number.POSITIVE_INFINITY,
  run,
};

interface Count {
  identical: number;
  different: number;
  unreadable: number;
}

async function run({ words }: Args, io: Io): Promise<number> {
  if (words.length === 0) throw new Refusal('replay needs a file, or - for standard input.');
  const count: Count = { identical: 0, different: 0, unreadable: 0 };
  const tables = new Tables();
  for (const file of words) await replayFile(file, tables, count, io);
  const { identical, different, unreadable } = count;
  if (unreadable > 0) io.stderr.write(`${unreadable} could not be read\n`);
  print(io, `${identical + different} records: ${identical} identical, ${different} different`);
  if (unreadable > 0) return REFUSED;
  if (identical + different === 0) {
    io.stderr.write('there is no record in it\n');
    return REFUSED;
  }
  return different > 0 ? DIFFERENT : DONE;
}

async function replayFile(file: string, tables: Tables, count: Count, io: Io): Promise<void> {
  for await (const found of readValues(file, io)) {
    const refused = 'error' in found ? found.error : replayValue(found.value, tables, count, io);
    if (refused === undefined) continue;
    count.unreadable++;
    io.stderr.write(`${found.at}: ${refused}\n`);
  }
}

/** Replays one value from a file; tells why it is no record that can be replayed, if it is none. */
function replayValue(value: unknown, tables: Tables, count: Count, io: Io): string | undefined {
  const record = readRecord(value);
  if ('error' in record) return refusalText(record, value);
  const game = tables.gameFor(record.ok);
  if ('error' in game) return `${record.ok.id}: ${refusalText(game, value)}`;
  const lines = compare(record.ok, game.ok);
  if (lines.length === 0) count.identical++;
  else count.different++;
  for (const line of lines) print(io, `${record.ok.id}: ${line}`);
  return undefined;
}

function compare(record: GameRecord, game: Game): string[] {
  try {
    const result = playAgain(record, game);
    if ('error' in result) return [illegalText(result, record)];
    return result.ok.map((difference) => differenceText(difference, record));
  } catch (error) {
    // A contradiction inside is a bug of ours; it must not hide the other records.
    return [`internal-error: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    game.listener = undefined;
  }
}

function illegalText(failure: Failure, record: GameRecord): string {
  const index = Number(failure.at.split('.')[1]);
  const move = JSON.stringify(record.moves[index]) ?? '';
  const shown = move.length > 160 ? `${move.slice(0, 160)}…` : move;
  return `move ${index}: ${failure.error} at ${failure.at}: expected a legal move, found ${shown}`;
}

/** `move 17, scores: expected 3,0, found 3,4`. */
function differenceText({ at, what, expected, found }: Difference, record: GameRecord): string {
  return `${whereText(at, record)}, ${what}: expected ${expected || 'none'}, found ${found || 'none'}`;
}

/** Scores and awards are told by the placement they follow; here its number among all moves is shown. */
function whereText(at: string, { moves }: GameRecord): string {
  const number = /^(moves\.|scores\.|awards after )(\d+)$/.exec(at);
  if (number === null) return at === 'awards after final' || at === 'final' ? 'end' : at;
  if (number[1] === 'moves.') return `move ${number[2]}`;
  const places = [...moves.keys()].filter((index) => moves[index].do === 'place');
  return `move ${places[Number(number[2])] ?? '?'}`;
}

/** One game for each set-up, used again from its start: putting rules together takes longer than a replay. */
class Tables {
  readonly #games = new Map<string, { readonly game: Game; readonly start: Uint8Array }>();

  gameFor(record: GameRecord): Result<Game> {
    const setup = setupIn(record);
    const key = JSON.stringify(setup);
    const known = this.#games.get(key);
    if (known !== undefined) {
      known.game.restore(known.start);
      return { ok: known.game };
    }
    const made = registry.newGame(setup);
    if ('error' in made) return made;
    if (this.#games.size >= MOST_TABLES) this.#games.clear();
    this.#games.set(key, { game: made.ok, start: made.ok.save() });
    return made;
  }
}

const MOST_TABLES = 64;
