import type { FairCheck } from '@bastide/protocol';
import { readRecord, setupIn } from '@bastide/rules';
import { type Args, type Command, DIFFERENT, DONE, REFUSED, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { registry, withHelp } from '../program/registry.ts';
import { refusalText } from '../program/setup.ts';
import { readValues } from './read-values.ts';

export const verify: Command = {
  name: 'verify',
  help: `Checks records of games played online: the seed against the hash shown before the game, and everything chance did
against the seed and what the players added.

  bastide verify FILE… [--with FOLDER …]

${withHelp}

A FILE holds one record, a list of them, or one a line, as JSON, gzipped or not; \`-\` is standard input. The last line is

  N records: N fair, N not

Exit status: 0 all fair, 1 some are not, 2 something could not be read or, by newer rules say, not be played here, or there was nothing to
read (told on standard error).`,
  options: { with: 'list' },
  words: Number.POSITIVE_INFINITY,
  run,
};

async function run({ words }: Args, io: Io): Promise<number> {
  if (words.length === 0) throw new Refusal('verify needs a file, or - for standard input.');
  const count = { fair: 0, not: 0, unreadable: 0 };
  for (const file of words) {
    for await (const found of readValues(file, io)) {
      const refusal = 'error' in found ? found.error : await verifyValue(found.value, count, io);
      if (refusal === undefined) continue;
      count.unreadable++;
      io.stderr.write(`${found.at}: ${refusal}\n`);
    }
  }
  print(io, `${count.fair + count.not} records: ${count.fair} fair, ${count.not} not`);
  if (count.unreadable > 0) return REFUSED;
  if (count.fair + count.not === 0) {
    io.stderr.write('there is no record in it\n');
    return REFUSED;
  }
  return count.not > 0 ? DIFFERENT : DONE;
}

/** What can't be played here, by newer rules say, is not found unfair: nobody can tell. */
async function verifyValue(
  value: unknown,
  count: { fair: number; not: number },
  io: Io,
): Promise<string | undefined> {
  const record = readRecord(value);
  if ('error' in record) return refusalText(record, value);
  const game = registry.newGame(setupIn(record.ok));
  if ('error' in game) return `${record.ok.id}: ${refusalText(game, value)}`;
  const { verifyFair } = await import('@bastide/protocol/client');
  const check = await verifyFair(record.ok, registry);
  count[check.fair ? 'fair' : 'not']++;
  print(io, `${record.ok.id}: ${describe(check)}`);
  return undefined;
}

function describe(check: FairCheck): string {
  if (check.fair) {
    const missing =
      check.unrevealed === 0 ? '' : `; ${check.unrevealed} nonces were not shown and replaced by the rule`;
    return `fair, all ${check.draws} draws of chance are what the seed says${missing}`;
  }
  return `not fair: ${check.why}${check.at === undefined ? '' : ` at move ${check.at}`}`;
}
