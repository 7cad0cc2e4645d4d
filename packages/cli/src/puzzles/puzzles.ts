import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Budget, LEVELS, type Level } from '@bastide/bots';
import { GRADES, type Grade, type Puzzle, readPuzzle, THEMES, type Wanted } from '@bastide/bots/puzzles';
import { readSetupPlan, setupOf } from '../match/setup-plan.ts';
import { type Args, type Command, DIFFERENT, DONE, Refusal } from '../program/command.ts';
import { INTERRUPTED } from '../program/interrupt.ts';
import { type Io, print } from '../program/io.ts';
import { beginGame, setupHelp, setupOptions } from '../program/setup.ts';
import { readValues } from '../records/read-values.ts';
import { checkPuzzles } from './check.ts';
import { findPuzzles } from './find.ts';

export const puzzles: Command = {
  name: 'puzzles',
  help: `Lets bots play and looks for turns that can be played well in one way only: tried with many draws, all ways with the same
ones, the best is at least 3 points ahead of whatever achieves something else, and so for every seed.

  bastide puzzles [--count N] [--grade GRADE] [--theme THEME] [--preset NAME | --sets LIST] [--option K=V …]
                  [--players N] [--seed N] [--workers N] [--out FILE] [--json]
  bastide puzzles --check FILE [--level LEVEL] [--time MS | --iterations N] [--seed N] [--workers N] [--out FILE] [--json]

  --count N        how many are wanted (10)
  --grade GRADE    at least so hard: ${GRADES.join(', ')} (easy)
  --theme THEME    about this, and nothing else is looked for: ${THEMES[0]}, … (another word is answered with all)
${setupHelp} (2)
                   --preset any, --sets any and --players any draw them anew for every game
  --seed N         of the games, or of the bot that checks (1)
  --workers N      threads that work at the same time (${availableParallelism()}, all this computer has)
  --out FILE       write every puzzle as a line of JSON, as soon as it is found; with --check those that hold,
                   as hard as they are for today’s bots
  --json           print one JSON object and nothing else

  --check FILE     let a bot solve the puzzles of a file, and tell how many of the solutions hold; - is standard input
  --level LEVEL    which bot: ${LEVELS.join(', ')} (king)
  --time MS        how long it thinks about each by the clock (4000)
  --iterations N   simulated continuations instead of time: the same seed gives the same answers

A puzzle is graded by the weakest bot that solves it more often than not, page, squire, knight or none of them; many ways to choose
from and others that come near make it harder. Ctrl+C ends with what was found so far. Exit status 1 if a solution did not hold.`,
  options: {
    count: 'value',
    grade: 'value',
    theme: 'value',
    ...setupOptions,
    seed: 'value',
    workers: 'value',
    out: 'value',
    json: 'flag',
    check: 'value',
    level: 'value',
    time: 'value',
    iterations: 'value',
  },
  words: 0,
  run: (args, io) => (args.value('check') === undefined ? find(args, io) : check(args, io)),
};

const MOST_SEED = 0xffff_ffff;
/** Twice what the king has in a game. */
const CHECK_TIME = 4000;
async function find(args: Args, io: Io): Promise<number> {
  for (const name of ['level', 'time', 'iterations'])
    if (args.value(name) !== undefined) throw new Refusal(`--${name} goes with --check.`);
  const plan = readSetupPlan(args);
  // What can't be played is refused here, before any thread meets it.
  beginGame(setupOf(plan, 0));
  const search = {
    plan,
    seed: args.whole('seed', 0, MOST_SEED, 1),
    wanted: { least: readGrade(args), ...readTheme(args) },
    count: args.whole('count', 1, 1_000_000, 10),
    workers: args.whole('workers', 1, 256, availableParallelism()),
  };
  const keep = outFile(args);
  const { puzzles: found, games, broken, interrupted } = await findPuzzles(search, io, keep);
  for (const why of broken) io.stderr.write(`bastide: a game broke: ${why}\n`);
  const grades = Object.fromEntries(
    GRADES.map((grade) => [grade, found.filter((puzzle) => puzzle.grade === grade).length]),
  );
  if (args.has('json'))
    print(io, JSON.stringify({ wanted: search.count, games, grades, interrupted, puzzles: found }));
  else {
    const parts = GRADES.map((grade) => `${grades[grade]} ${grade}`).join(', ');
    print(
      io,
      `${counted(found.length, 'puzzle')} in ${counted(games, 'whole game')} and what was begun: ${parts}`,
    );
    for (const puzzle of found) print(io, `  ${lineOf(puzzle)}`);
  }
  if (interrupted) return INTERRUPTED;
  return broken.length === 0 ? DONE : DIFFERENT;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function lineOf({ id, sets, players, grade, margin, error, ways, themes }: Puzzle): string {
  const what = [...sets.slice(1), `${players} players`, ...themes].join(' ');
  return `${id.padEnd(11)} ${grade.padEnd(9)} ahead by ${margin.toFixed(1)} ± ${error.toFixed(1)} of ${ways} ways  ${what}`;
}

async function check(args: Args, io: Io): Promise<number> {
  const list = await readPuzzles(args.value('check') ?? '', io);
  const trial = {
    puzzles: list,
    level: readLevel(args),
    budget: readBudget(args),
    seed: args.whole('seed', 0, MOST_SEED, 1),
    workers: args.whole('workers', 1, 256, availableParallelism()),
  };
  const keep = outFile(args);
  const { solved, broken, interrupted } = await checkPuzzles(trial, io);
  const held = new Map(solved.filter(({ right }) => right).map((one) => [one.id, one]));
  for (const puzzle of list) {
    const one = held.get(puzzle.id);
    if (one !== undefined) keep({ ...puzzle, grade: one.grade });
  }
  for (const why of broken) io.stderr.write(`bastide: can’t be solved: ${why}\n`);
  const times = solved.map(({ time }) => time).sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  if (args.has('json'))
    print(
      io,
      JSON.stringify({
        level: trial.level,
        checked: solved.length,
        holds: held.size,
        time: median,
        interrupted,
        solved,
      }),
    );
  else {
    const share = ((100 * held.size) / Math.max(1, solved.length)).toFixed(1);
    print(
      io,
      `${held.size} of ${solved.length} solutions hold (${share} %); ${trial.level} thought ${(median / 1000).toFixed(2)} s each (median)`,
    );
    for (const { id, right, loss } of solved)
      if (!right) print(io, `  ${id}: played otherwise, ${loss.toFixed(1)} points worse`);
  }
  if (interrupted) return INTERRUPTED;
  return held.size === list.length ? DONE : DIFFERENT;
}

async function readPuzzles(file: string, io: Io): Promise<Puzzle[]> {
  const list: Puzzle[] = [];
  for await (const found of readValues(file, io)) {
    if ('error' in found) throw new Refusal(`${found.at}: ${found.error}`);
    const puzzle = readPuzzle(found.value);
    if ('error' in puzzle)
      throw new Refusal(`${found.at} is no puzzle (${puzzle.error} at ${puzzle.at || 'its start'}).`);
    list.push(puzzle.ok);
  }
  if (list.length === 0) throw new Refusal(`there is no puzzle in ${file}.`);
  return list;
}

function readGrade(args: Args): Grade {
  const name = args.value('grade') ?? 'easy';
  const grade = GRADES.find((one) => one === name);
  if (grade === undefined) throw new Refusal(`there is no grade “${name}”. There are: ${GRADES.join(', ')}.`);
  return grade;
}

function readTheme(args: Args): Pick<Wanted, 'theme'> {
  const name = args.value('theme');
  if (name === undefined) return {};
  const theme = THEMES.find((one) => one === name);
  if (theme === undefined) throw new Refusal(`there is no theme “${name}”. There are: ${THEMES.join(', ')}.`);
  return { theme };
}

function readLevel(args: Args): Level {
  const name = args.value('level') ?? 'king';
  const level = LEVELS.find((one) => one === name);
  if (level === undefined) throw new Refusal(`there is no level “${name}”. There are: ${LEVELS.join(', ')}.`);
  return level;
}

function readBudget(args: Args): Budget {
  const [time, iterations] = [args.value('time'), args.value('iterations')];
  if (time !== undefined && iterations !== undefined)
    throw new Refusal('--time and --iterations can’t be given together: leave one of them out.');
  if (iterations !== undefined) return { iterations: args.whole('iterations', 1, 1e9, 1) };
  return { milliseconds: args.whole('time', 1, 3_600_000, CHECK_TIME) };
}

/** Where puzzles are kept, one a line; nowhere if no file is named. */
function outFile(args: Args): (puzzle: Puzzle) => void {
  const name = args.value('out');
  if (name === undefined) return () => {};
  try {
    writeFileSync(name, '', { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new Refusal(isThere ? `${name} is there already.` : `can’t write ${name}.`);
  }
  return (puzzle) => appendFileSync(name, `${JSON.stringify(puzzle)}\n`);
}
