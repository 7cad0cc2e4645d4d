import { settingsInWords } from '@bastide/server/settings';
import { type Args, type Command, DONE, Refusal } from './program/command.ts';
import { type Io, print } from './program/io.ts';
import { foreignFolders } from './program/registry.ts';

export const serve: Command = {
  name: 'serve',
  help: `Builds the page if needed and serves it, with the games people play online. Prints its address; Ctrl+C ends it.

  bastide serve [--port PORT] [--host HOST] [--processes N] [--build] [--with FOLDER …]

  --port       8080 if not given here or as PORT in the environment; 0 takes any free port
  --host       127.0.0.1, this computer only, if not given here or as HOST; 0.0.0.0 lets others in the house play
  --processes  how many share the games, if one core is not enough (1); with the embedded store or PostgreSQL
  --build      builds the page even if nothing has changed
  --with       plays with the expansion of this folder too, at home and online; may be given again (see CONTRIBUTING.md).

Everything else is set by the environment (in brackets: what holds otherwise); docs/operations.md tells more:

${settingsInWords()}`,
  options: { port: 'value', host: 'value', processes: 'value', build: 'flag', with: 'list' },
  words: 0,
  run,
};

const PORT = 8080;
const HOST = '127.0.0.1';
const MOST_PROCESSES = 64;
const QUIET = 'warn';
const CANT_BUILD =
  'the page must be built for this, which needs Bastide’s repository and all that `npm ci` installs there.';

async function run(args: Args, io: Io): Promise<number> {
  // Loaded only here: it takes longer to load than all the other commands together.
  const server = await import('@bastide/server');
  const { env } = io;
  const port = args.whole('port', 0, 65535, portIn(env.PORT));
  const host = args.value('host') ?? (env.HOST || HOST);
  const root = await upToDatePage(args, io, server.packedPage);
  const expansions = foreignFolders.map(({ folder }) => folder);
  const count = args.whole('processes', 1, MOST_PROCESSES, 1);
  const options = { root, host, port, expansions };
  const config = settings(server, env);
  const serving =
    count === 1
      ? server.keepServing(options, config)
      : server.keepProcesses({ ...options, count, env: { BASTIDE_LOG: QUIET, ...env } }, config);
  const served = await serving.catch((error: NodeJS.ErrnoException) => {
    if (error instanceof server.StoreUnavailable)
      throw new Refusal(
        `the games can’t be opened (${error.message}). Is Bastide running already? BASTIDE_DATA names another folder.`,
      );
    if (error.code === 'EADDRINUSE') throw new Refusal(`port ${port} is taken. Choose another with --port.`);
    if (error.code === 'EACCES') throw new Refusal(`port ${port} is not allowed. Choose one above 1023.`);
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      throw new Refusal(`this computer has no address “${host}”.`);
    throw error;
  });
  print(io, `Bastide is ready: ${served.url}`);
  await ended();
  await served.close();
  return DONE;
}

/** The folder of the page, built if need be. What builds it is only in the repository; the package of the server has it inside. */
async function upToDatePage(args: Args, io: Io, packed: string): Promise<string> {
  const build = await import('@bastide/web/build').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  });
  if (!args.has('build')) {
    if (build === undefined && foreignFolders.length === 0) return packed;
    if (build?.isPageOutdated(foreignFolders) === false) return build.pageFolder(foreignFolders);
  }
  if (build?.canBuild() !== true) throw new Refusal(CANT_BUILD);
  print(io, 'Building the page…');
  return build.buildPageApart(foreignFolders);
}

function settings({ readConfig, ConfigError }: typeof import('@bastide/server'), env: Io['env']) {
  try {
    // What happens is told in the log only if someone wants to know; the terminal is for the address.
    return readConfig({ BASTIDE_LOG: QUIET, ...env });
  } catch (error) {
    if (error instanceof ConfigError) throw new Refusal(error.message);
    throw error;
  }
}

function portIn(text: string | undefined): number {
  if (text === undefined || text === '') return PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Refusal(`PORT needs a whole number from 0 to 65535, not “${text}”.`);
}

/** Until someone ends the program. */
function ended(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
