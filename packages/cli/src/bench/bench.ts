import { cpus } from 'node:os';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { measureApart } from './apart.ts';
import type { Effort } from './effort.ts';
import { linesOf } from './lines.ts';
import type { BenchResult } from './result.ts';
import { isSubject, type Measures, measureHere, type Subject, subjects } from './subjects.ts';
import { tableText } from './table.ts';
import { ratiosTo, Yardstick } from './yardstick.ts';

export const bench: Command = {
  name: 'bench',
  help: `Measures the engine in CPU time, on one thread. Takes three or four minutes; says on standard error how far it is.

  bastide bench [--json] [--only NAME] [--yardstick COMMAND] [--processes N] [--rounds N] [--milliseconds N]

  --json               print one JSON object and no table (it is the last line without it, too)
  --only NAME          one of ${subjects.join(', ')};
                       may be given again for another
  --yardstick COMMAND  a program to compare with: it plays random base games for two players and prints
                       {"gamesPerSecond": N}, listing all placements if LIST=1 is set. Runs before and after each
                       measurement; its best run counts
  --processes N        how many processes measure each, one after the other; of each number the best counts (3)
  --rounds N           how often a process does all again, the fastest counts (16)
  --milliseconds N     about how long a batch of work takes (40)

Every round plays the same games, in short batches, and of each batch the fastest round counts. Many short batches instead of few
long ones, because whatever else the processor does disturbs a long one always and a short one seldom.

listing: all legal answers are listed at every question to a seat and one is taken at random. sampling: where a question
can tell a random answer without listing, it does. search: copy a position from the middle of a game and sample to the end.
copy: into a game that is kept. ten-sets: what a turn costs with 70 and with 700 tiles on the table. Two players, if
not said otherwise; \`everything\` has four. docs/performance.md tells more.`,
  options: {
    json: 'flag',
    only: 'list',
    yardstick: 'value',
    processes: 'value',
    rounds: 'value',
    milliseconds: 'value',
  },
  words: 0,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  const chosen = readSubjects(args);
  const command = args.value('yardstick');
  const yardstick = command === undefined ? undefined : new Yardstick(command);
  const result = await measureAll(chosen, measurer(args, chosen.length === 1), yardstick, io);
  if (!args.has('json')) print(io, tableText(linesOf(result)));
  print(io, JSON.stringify(result));
  return DONE;
}

type Measurer = (subject: Subject) => Measures | Promise<Measures>;

/** A subject that is alone may be measured by this process. */
function measurer(args: Args, isAlone: boolean): Measurer {
  const effort: Effort = {
    rounds: args.whole('rounds', 1, 1000, 16),
    milliseconds: args.whole('milliseconds', 1, 10_000, 40),
  };
  const processes = args.whole('processes', 1, 100, 3);
  if (isAlone && processes === 1) return (subject) => measureHere(subject, effort);
  return (subject) => measureApart(subject, effort, processes);
}

function readSubjects(args: Args): readonly Subject[] {
  const only = args.all('only');
  for (const name of only) {
    if (!isSubject(name)) throw new Refusal(`“${name}” is not measured. There are: ${subjects.join(', ')}.`);
  }
  return only.length === 0 ? subjects : subjects.filter((subject) => only.includes(subject));
}

async function measureAll(
  chosen: readonly Subject[],
  measure: Measurer,
  yardstick: Yardstick | undefined,
  { stderr }: Io,
): Promise<BenchResult> {
  let measures: Measures = {};
  await yardstick?.run();
  for (const [i, subject] of chosen.entries()) {
    stderr.write(`measuring ${subject} (${i + 1} of ${chosen.length})\n`);
    measures = { ...measures, ...(await measure(subject)) };
    await yardstick?.run();
  }
  const machine = { processor: cpus()[0]?.model ?? 'unknown', node: process.version };
  if (yardstick === undefined) return { ...measures, machine };
  return {
    ...measures,
    machine,
    yardstick: yardstick.measure,
    ratios: ratiosTo(yardstick.measure, measures),
  };
}
