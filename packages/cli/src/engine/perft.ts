import { perft as count, divide } from '@bastide/rules/testing';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
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
  if (args.has('divide')) {
    const parts = divide(game, depth, { figures });
    let sum = 0;
    for (const [text, ways] of parts) {
      print(io, `${text}\t${ways}`);
      sum += ways;
    }
    print(io, `sum\t${sum}`);
    return DONE;
  }
  for (let level = 1; level <= depth; level++) print(io, `${level}\t${count(game, level, { figures })}`);
  return DONE;
}
