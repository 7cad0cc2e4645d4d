import { perft as count, divide } from '@bastide/rules/testing';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { Progress } from '../program/progress.ts';
import { withHelp } from '../program/registry.ts';
import { beginGame, readSetup, setupHelp, setupOptions } from '../program/setup.ts';

export const perft: Command = {
  name: 'perft',
  help: `Counts the ways a game can begin: how many different positions there are after so many tiles, by every path. Tiles that
look the same, and turns that look the same, count once.

  bastide perft [--sets LIST] [--with FOLDER …] --depth N [--figures] [--divide]

${setupHelp}
${withHelp}
  --depth N        how many tiles are placed
  --figures        count figure actions too, passing included
  --divide         count for each first placement by itself

Prints a line for each depth: depth, tab, count. With --divide: notation, tab, count; then the sum.`,
  options: { ...setupOptions, with: 'list', depth: 'value', figures: 'flag', divide: 'flag' },
  words: 0,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  if (args.value('depth') === undefined) throw new Refusal('perft needs --depth N.');
  const depth = args.whole('depth', 1, 20, 1);
  const figures = args.has('figures');
  const game = beginGame(readSetup(args));
  const first = count(game, 1);
  if (args.has('divide')) {
    let sum = 0;
    for (const [text, ways] of withProgress(depth, (placed) => divide(game, depth, { figures, placed }))) {
      print(io, `${text}\t${ways}`);
      sum += ways;
    }
    print(io, `sum\t${sum}`);
    return DONE;
  }
  for (let level = 1; level <= depth; level++) {
    const ways = withProgress(level, (placed) => count(game, level, { figures, placed }));
    print(io, `${level}\t${ways}`);
  }
  return DONE;

  /** How many of the first placements have been counted to the end. */
  function withProgress<T>(level: number, work: (placed: () => void) => T): T {
    const progress = new Progress('first placements', first, io);
    let done = 0;
    const found = work(() => progress.show(++done, () => `depth ${level}`));
    progress.clear();
    return found;
  }
}
