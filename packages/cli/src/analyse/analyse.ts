import { availableParallelism } from 'node:os';
import {
  ANALYSTS,
  type Analyst,
  type Decision,
  decisionsOf,
  reasonTexts,
  summarise,
  type Verdict,
} from '@bastide/bots/analysis';
import { type GameRecord, type Move, readRecord, setupIn, sourceLanguage } from '@bastide/rules';
import { recordedMoves } from '@bastide/rules/internal';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import { INTERRUPTED, stoppable } from '../program/interrupt.ts';
import { type Io, print } from '../program/io.ts';
import { Progress } from '../program/progress.ts';
import { registry, withHelp } from '../program/registry.ts';
import { refusalText } from '../program/setup.ts';
import { readValues } from '../records/read-values.ts';
import { AnalysisThreads } from './analysis-threads.ts';
import { describe } from './report.ts';

export const analyse: Command = {
  name: 'analyse',
  help: `Looks at every decision of a recorded game, finished or not: what it was worth, what would have been better, and why.

  bastide analyse FILE [--level LEVEL] [--workers N] [--json] [--with FOLDER …]

  --level LEVEL    ${ANALYSTS.join(', ')} (baron)
  --workers N      threads that think at the same time (${availableParallelism()}, all this computer has)
  --json           print one JSON object and nothing else
${withHelp}

FILE holds a record as JSON, gzipped or not; of several the first is taken; \`-\` is standard input. The bot looks for its best way to play
the turn and then compares it with what was played in continuations with the same draws; what is lost by that is told in points and
in chance to win, with one standard error. ?! is a slip, ? a mistake, ?? a blunder: a loss from 2.5, 5 or 10 points or 4, 8 or 16 % on,
if it is 2.5 standard errors clear of none. Nothing depends on time: the same game gets the same analysis.`,
  options: { level: 'value', workers: 'value', json: 'flag', with: 'list' },
  words: 1,
  run,
};

async function run(args: Args, io: Io): Promise<number> {
  await reasonTexts.load(sourceLanguage);
  const level = readLevel(args);
  const workers = args.whole('workers', 1, 256, availableParallelism());
  const { setup, moves, decisions } = await readGame(args, io);
  const { verdicts, interrupted } = await judgeAll({ setup, moves, level }, decisions.length, workers, io);
  const summaries = summarise(verdicts, setup.players);
  if (args.has('json')) print(io, JSON.stringify({ level, setup, moves, verdicts, summaries, interrupted }));
  else print(io, describe(level, moves, verdicts, summaries));
  return interrupted ? INTERRUPTED : DONE;
}

function readLevel(args: Args): Analyst {
  const name = args.value('level') ?? 'baron';
  const level = ANALYSTS.find((one) => one === name);
  if (level === undefined) throw new Refusal(`--level is one of ${ANALYSTS.join(', ')}, not “${name}”.`);
  return level;
}

interface PlayedGame {
  readonly setup: Pick<GameRecord, 'sets' | 'options' | 'players' | 'start'>;
  readonly moves: readonly Move[];
  readonly decisions: readonly Decision[];
}

async function readGame({ words }: Args, io: Io): Promise<PlayedGame> {
  const [file] = words;
  if (file === undefined) throw new Refusal('analyse needs a file, or - for standard input.');
  for await (const found of readValues(file, io)) {
    if ('error' in found) throw new Refusal(`${found.at}: ${found.error}`);
    const record = readRecord(found.value);
    if ('error' in record) throw new Refusal(`${found.at}: ${refusalText(record, found.value)}`);
    const setup = setupIn(record.ok);
    const moves = movesOf(record.ok, setup);
    const decisions = decisionsOf(setup, moves, registry);
    if ('error' in decisions) throw new Refusal(`${found.at}: ${decisions.error} at ${decisions.at}`);
    return { setup, moves, decisions: decisions.ok };
  }
  throw new Refusal(`${file} holds no record.`);
}

function movesOf(record: GameRecord, setup: PlayedGame['setup']): readonly Move[] {
  const made = registry.newGame(setup);
  if ('error' in made) throw new Refusal(refusalText(made, record));
  const moves = recordedMoves(record, made.ok);
  if ('error' in moves) throw new Refusal(`${moves.at}: ${moves.error}`);
  return moves.ok;
}

async function judgeAll(
  task: { setup: PlayedGame['setup']; moves: readonly Move[]; level: Analyst },
  count: number,
  workers: number,
  io: Io,
): Promise<{ verdicts: Verdict[]; interrupted: boolean }> {
  const threads = new AnalysisThreads(task, count);
  const progress = new Progress('decisions', count, io);
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    threads.stop();
  };
  const judged = threads.run(workers, (done) => progress.show(done));
  const verdicts = await stoppable(judged, interrupt).finally(() => progress.clear());
  return { verdicts, interrupted };
}
