import { type GameRecord, readRecord } from '@bastide/rules';
import { type Args, type Command, DIFFERENT, DONE, REFUSED, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { refusalText } from '../program/setup.ts';
import { GAME_COLUMNS, gameRow, MOVE_COLUMNS, moveRows } from './csv.ts';
import { readValues } from './read-values.ts';

export const records: Command = {
  name: 'records',
  help: `Writes records of games as tables, for whoever counts and draws.

  bastide records FILE… --csv [games|moves]

  --csv games      one row a game: ${GAME_COLUMNS.join(', ')}
  --csv moves      one row a move: ${MOVE_COLUMNS.join(', ')}

A FILE holds one record, a list of them, or one a line, as JSON, gzipped or not; \`-\` is standard input. Records are taken as they
are: \`bastide replay\` tells whether they hold. Exit status 2 if something could not be read (told on standard error), 1 if there
was nothing at all.`,
  options: { csv: 'value' },
  words: Number.POSITIVE_INFINITY,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const { words } = args;
  const kind = args.value('csv');
  if (words.length === 0) throw new Refusal('records needs a file, or - for standard input.');
  if (kind !== 'games' && kind !== 'moves') throw new Refusal('records needs --csv games or --csv moves.');
  print(io, (kind === 'games' ? GAME_COLUMNS : MOVE_COLUMNS).join(','));
  const count = { read: 0, unreadable: 0 };
  for (const file of words) {
    for await (const found of readValues(file, io)) {
      const record = 'error' in found ? found : readRecord(found.value);
      if ('error' in record) {
        count.unreadable++;
        io.stderr.write(
          `${found.at}: ${'value' in found ? refusalText({ at: '', error: record.error }, found.value) : record.error}\n`,
        );
      } else {
        count.read++;
        for (const row of rowsOf(record.ok, kind)) print(io, row);
      }
    }
  }
  if (count.unreadable > 0) return REFUSED;
  return count.read === 0 ? DIFFERENT : DONE;
}

function rowsOf(record: GameRecord, kind: 'games' | 'moves'): readonly string[] {
  return kind === 'games' ? [gameRow(record)] : moveRows(record);
}
