import { commands, type ListedCommand } from './commands.ts';
import { type Command, DONE, meant, REFUSED, Refusal, readArgs } from './program/command.ts';
import { type Io, print, processIo } from './program/io.ts';

/** Runs one command of the command line and tells the exit status: 0 well, 1 differences found, 2 refused. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0], io);
  const listed = commands.find((one) => one.name === name);
  try {
    if (listed === undefined) throw unknown(name);
    const command = await loaded(listed);
    const args = readArgs(command, rest);
    if (args.has('help')) return help(name, io);
    const { loadExpansions } = await import('./program/registry.ts');
    await loadExpansions(args.all('with'));
    return await command.run(args, io);
  } catch (error) {
    const advice = listed === undefined ? 'bastide --help' : `bastide ${listed.name} --help`;
    if (error instanceof Refusal) io.stderr.write(`bastide: ${error.message}\nSee \`${advice}\`.\n`);
    else io.stderr.write(`bastide: ${explain(error, io)}\n`);
    return REFUSED;
  }
}

/** With the words it may speak. */
async function loaded(listed: ListedCommand): Promise<Command> {
  const { loadTexts, sourceLanguage } = await import('@bastide/rules');
  const [command] = await Promise.all([listed.load(), loadTexts(sourceLanguage)]);
  return command;
}

async function help(name: string | undefined, io: Io): Promise<number> {
  const listed = commands.find((one) => one.name === name);
  if (listed !== undefined) {
    print(io, (await loaded(listed)).help);
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
  return new Refusal(
    `there is no command “${name}”.${meant(name, names, 'bastide ')} There are: ${names.join(', ')}.`,
  );
}

/** A bug of ours: one line for the user, the stack only if it was asked for. */
function explain(error: unknown, { env }: Io): string {
  if (!(error instanceof Error)) return String(error);
  if (env.BASTIDE_DEBUG !== undefined) return error.stack ?? error.message;
  return `something went wrong inside: ${error.message} (BASTIDE_DEBUG=1 shows where)`;
}
