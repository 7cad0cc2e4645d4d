import { resolve } from 'node:path';
import type { DeskRequest } from '@bastide/server';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { ask } from './ask.ts';

const WHERE = `BASTIDE_DATA and BASTIDE_STORE say which store, as for \`bastide serve\`. A PostgreSQL has pg_dump and pg_restore.`;

export const backup: Command = {
  name: 'backup',
  help: `Copies the games, people and ratings into a file, also while the server runs, and checks the copy: that the file is
whole and no game has lost a move. Games wait for as long as it takes.

  bastide backup FILE

${WHERE}

The file has secrets of games under way: keep it like the store. It must not be there yet.`,
  options: {},
  words: 1,
  run: (args, io) => run('backup', args, io),
};

export const restore: Command = {
  name: 'restore',
  help: `Puts a backup in the place of the store, after checking it. A server that runs stops, changes its store and begins anew on
the same port; pages come back by themselves. What was there before is kept beside it.

  bastide restore FILE

${WHERE}`,
  options: {},
  words: 1,
  run: (args, io) => run('restore', args, io),
};

interface Facts {
  readonly games: number;
  readonly events: number;
  readonly people: number;
  readonly bytes: number;
  readonly kept?: string;
}

async function run(what: 'backup' | 'restore', { words: [file] }: Args, io: Io): Promise<number> {
  if (file === undefined) throw new Refusal(`${what} needs a file.`);
  const request: DeskRequest = { do: what, file: resolve(file) };
  const { games, events, people, bytes, kept } = (await ask(io, request)) as Facts;
  const size = (bytes / 1e6).toFixed(1);
  print(io, `${file}: ${games} games with ${events} events, ${people} people, ${size} MB; checked.`);
  if (kept !== undefined) print(io, `What was there before is now ${kept}.`);
  return DONE;
}
