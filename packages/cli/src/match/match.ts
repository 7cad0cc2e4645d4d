import { availableParallelism } from 'node:os';
import { type Args, type Command, DIFFERENT, DONE, Refusal } from '../program/command.ts';
import { INTERRUPTED, stoppable } from '../program/interrupt.ts';
import { type Io, print } from '../program/io.ts';
import { withHelp } from '../program/registry.ts';
import { beginGame, setupHelp, setupOptions } from '../program/setup.ts';
import { RecordsFile } from '../records/records-file.ts';
import { readBudget } from './budget.ts';
import { contestantHelp, readContestant } from './contestant.ts';
import type { BrokenPair, Match, PlayedPair } from './pair.ts';
import { MatchProgress } from './results/progress.ts';
import { describe, inJson } from './results/report.ts';
import { isBroken, ResultsFile } from './results/results-file.ts';
import { isClean, summarise } from './results/summary.ts';
import { readSetupPlan, setupOf } from './setup-plan.ts';
import { threadTime } from './stopwatch.ts';
import { MatchThreads } from './threads/match-threads.ts';

export const match: Command = {
  name: 'match',
  help: `Measures how much better one bot is than another. Games come in pairs: the same tiles, dice and tokens in the same order,
and the sides swapped. Seats are taken a, b, a, b … round the table, in the second game b, a, b, a ….

  bastide match --a WHO --b WHO [--preset NAME | --sets LIST] [--option K=V …] [--with FOLDER …] [--players N] [--pairs N]
                [--seed N] [--unpaired] [--time MS | --iterations N] [--cpu] [--workers N] [--out FILE | --resume FILE] [--json]
                [--records FILE [--legal]]

  --a, --b WHO     ${contestantHelp}
${setupHelp} (2)
                   --preset any, --sets any and --players any draw them anew for every pair
${withHelp}
  --pairs N        how many pairs (20)
  --seed N         of the draws and of the bots (1)
  --unpaired       every game has luck of its own: to see many games of a bot against itself
  --time MS        for a whole turn; without it every level has its own time, a program 2000 ms
  --cpu            bots measure their time by the processor their thread had, not by the clock: for a machine that others use
                   too; only where the system tells (Linux)
  --iterations N   simulated continuations a turn instead of time: the same seed gives the same games
  --workers N      threads that play at the same time (${availableParallelism()}, all this computer has)
  --out FILE       write every pair that is over as a line of JSON
  --resume FILE    go on with such a file: pairs in it are not played again; may be new
  --json           print one JSON object and nothing else
  --records FILE   write the record of every game played now, one a line; gzipped if the name ends in .gz
  --legal          with what else could have been chosen: \`legal\` and \`options\` of docs/record-format.md

Prints games won, drawn and lost by a (by its best seat), the margin (mean of a's seats less mean of b's) with its 95 % interval
over the pairs, mean scores, and the time a decision took: a whole turn, by the clock, and in CPU time of its thread where the
system tells. In JSON what could not be measured is null: the interval of a single pair, all of it if none was played to its end.
Ctrl+C prints what was measured so far.

A bot that answers wrongly, dies or is late plays a legal default. A pair is broken, and another is begun, if a level does not
answer within a minute and 20 times its time for a turn; with --iterations a level may take as long as they take, a program a
minute a turn. Exit status 1 if anything of this happened.`,
  options: {
    a: 'value',
    b: 'value',
    ...setupOptions,
    with: 'list',
    pairs: 'value',
    seed: 'value',
    unpaired: 'flag',
    time: 'value',
    cpu: 'flag',
    iterations: 'value',
    workers: 'value',
    out: 'value',
    resume: 'value',
    json: 'flag',
    records: 'value',
    legal: 'flag',
  },
  words: 0,
  run,
};

const MOST_SEED = 0xffff_ffff;
/** So many different faults are told in full. */
const TOLD_FAULTS = 10;

async function run(args: Args, io: Io): Promise<number> {
  const wanted = readMatch(args);
  const pairs = args.whole('pairs', 1, 1_000_000, 20);
  const workers = args.whole('workers', 1, 256, availableParallelism());
  const file = openFile(args, wanted);
  const to = args.value('records');
  const records = to === undefined ? undefined : await RecordsFile.create(to);
  const done = (file?.pairs ?? []).filter(({ pair }) => pair < pairs);
  const { played, broken, interrupted } = await playAll(
    wanted,
    pairs,
    workers,
    done,
    { file, records },
    io,
  ).finally(() => records?.close());
  const summary = summarise(played, broken);
  tellFaults(played, broken, io);
  const names = { a: args.value('a') ?? '', b: args.value('b') ?? '' };
  const { setup, seed, budget, clock, unpaired } = wanted;
  const head = { ...names, setup, seed, ...(budget === undefined ? {} : { budget }), clock, unpaired };
  if (args.has('json')) print(io, inJson({ ...head, ...summary, wanted: pairs, interrupted }));
  else print(io, describe(names, summary));
  if (interrupted) return INTERRUPTED;
  return isClean(summary) ? DONE : DIFFERENT;
}

function readMatch(args: Args): Match {
  const [a, b] = ['a', 'b'].map((side) => {
    const text = args.value(side);
    if (text === undefined) throw new Refusal(`match needs --${side} WHO.`);
    return readContestant(text, side);
  });
  const setup = readSetupPlan(args);
  // What can't be played is refused here, before any worker meets it.
  beginGame(setupOf(setup, 0));
  const seed = args.whole('seed', 0, MOST_SEED, 1);
  return {
    a,
    b,
    setup,
    seed,
    budget: readBudget(args),
    clock: readClock(args),
    unpaired: args.has('unpaired'),
    records: args.value('records') === undefined ? undefined : args.has('legal') ? 'legal' : 'plain',
  };
}

function readClock(args: Args): Match['clock'] {
  if (!args.has('cpu')) return 'wall';
  if (threadTime() === undefined)
    throw new Refusal('--cpu: this system does not tell what a thread has used.');
  return 'cpu';
}

function openFile(args: Args, wanted: Match): ResultsFile | undefined {
  const [out, resume] = [args.value('out'), args.value('resume')];
  if (out !== undefined && resume !== undefined)
    throw new Refusal('--out begins a file and --resume goes on with one: leave one of them out.');
  if (out !== undefined) return ResultsFile.create(out, wanted);
  return resume === undefined ? undefined : ResultsFile.resume(resume, wanted);
}

interface Outcome {
  readonly played: PlayedPair[];
  readonly broken: BrokenPair[];
  interrupted: boolean;
}

/** Plays the pairs that are not done yet, until Ctrl+C. */
async function playAll(
  wanted: Match,
  pairs: number,
  workers: number,
  done: readonly PlayedPair[],
  to: { readonly file: ResultsFile | undefined; readonly records: RecordsFile | undefined },
  io: Io,
): Promise<Outcome> {
  const outcome: Outcome = { played: [...done], broken: [], interrupted: false };
  const isDone = new Set(done.map(({ pair }) => pair));
  const todo = Array.from({ length: pairs }, (_, pair) => pair).filter((pair) => !isDone.has(pair));
  const progress = new MatchProgress(todo.length, done, io);
  const threads = new MatchThreads(wanted, todo, {
    progress: (pair, part) => progress.part(pair, part),
    result(result) {
      if (isBroken(result)) outcome.broken.push(result);
      else {
        const { records = [], ...pair } = result;
        outcome.played.push(pair);
        to.file?.add(pair);
        // Behind one another, and none after the file was closed: it waits for them.
        for (const record of records) void to.records?.add(record);
      }
      progress.over(result);
    },
  });
  const interrupt = () => {
    outcome.interrupted = true;
    threads.stop();
  };
  await stoppable(threads.run(workers), interrupt).finally(() => progress.clear());
  return outcome;
}

/** Each different fault once, with how often it was seen. */
function tellFaults(played: readonly PlayedPair[], broken: readonly BrokenPair[], { stderr }: Io): void {
  const texts = [
    ...played.flatMap(({ faults }) => faults.map(({ side, kind, text }) => `${side} ${kind}: ${text}`)),
    ...broken.map(({ pair, broken: why }) => `pair ${pair} broken: ${why}`),
  ];
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [text, count] of [...counts].slice(0, TOLD_FAULTS))
    stderr.write(`bastide: ${text}${count > 1 ? ` (${count} times)` : ''}\n`);
  if (counts.size > TOLD_FAULTS) stderr.write(`bastide: and ${counts.size - TOLD_FAULTS} other faults\n`);
}
