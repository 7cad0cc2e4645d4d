import { loadTexts, sourceLanguage } from '@bastide/rules';
import { analyse } from './analyse/analyse.ts';
import { bench } from './bench/bench.ts';
import { newExpansion } from './engine/new-expansion.ts';
import { perft } from './engine/perft.ts';
import { simulate } from './engine/simulate.ts';
import { tiles } from './engine/tiles.ts';
import { walk } from './engine/walk.ts';
import { match } from './match/match.ts';
import { play } from './play/play.ts';
import { type Command, DONE, meant, REFUSED, Refusal, readArgs } from './program/command.ts';
import { type Io, print, processIo } from './program/io.ts';
import { loadExpansions } from './program/registry.ts';
import { puzzles } from './puzzles/puzzles.ts';
import { replay } from './records/replay.ts';
import { verify } from './records/verify.ts';
import { serve } from './serve.ts';

const commands: readonly Command[] = [
  serve,
  play,
  replay,
  verify,
  analyse,
  match,
  puzzles,
  simulate,
  walk,
  perft,
  tiles,
  newExpansion,
  bench,
];

/** Runs one command of the command line and tells the exit status: 0 well, 1 differences found, 2 refused. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const [name, ...rest] = argv;
  await loadTexts(sourceLanguage);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0], io);
  const command = commands.find((one) => one.name === name);
  try {
    if (command === undefined) throw unknown(name);
    const args = readArgs(command, rest);
    if (args.has('help')) return help(name, io);
    await loadExpansions(args.all('with'));
    return await command.run(args, io);
  } catch (error) {
    const advice = command === undefined ? 'bastide --help' : `bastide ${command.name} --help`;
    if (error instanceof Refusal) io.stderr.write(`bastide: ${error.message}\nSee \`${advice}\`.\n`);
    else io.stderr.write(`bastide: ${explain(error, io)}\n`);
    return REFUSED;
  }
}

function help(name: string | undefined, io: Io): number {
  const command = commands.find((one) => one.name === name);
  if (command !== undefined) {
    print(io, command.help);
    return DONE;
  }
  if (name !== undefined && !name.startsWith('-')) {
    io.stderr.write(`bastide: ${unknown(name).message}\nSee \`bastide --help\`.\n`);
    return REFUSED;
  }
  const width = Math.max(...commands.map((one) => one.name.length));
  const lines = commands.map((one) => `  ${one.name.padEnd(width)}  ${one.summary}`);
  print(
    io,
    `Bastide: an unofficial Carcassonne on the command line.

  bastide COMMAND [OPTIONS]

${lines.join('\n')}

\`bastide COMMAND --help\` tells more. To play at once: \`bastide serve\` in the browser, \`bastide play\` in the terminal.`,
  );
  return DONE;
}

function unknown(name: string): Refusal {
  const names = commands.map((one) => one.name);
  return new Refusal(`there is no command “${name}”.${meant(name, names, 'bastide ')}`);
}

/** A bug of ours: one line for the user, the stack only if it was asked for. */
function explain(error: unknown, { env }: Io): string {
  if (!(error instanceof Error)) return String(error);
  if (env.BASTIDE_DEBUG !== undefined) return error.stack ?? error.message;
  return `something went wrong inside: ${error.message} (BASTIDE_DEBUG=1 shows where)`;
}
