import { parentPort } from 'node:worker_threads';
import { gradeOf, puzzlesOf, SolutionJudge, setUp, turnOf } from '@bastide/bots/puzzles';
import { Stopwatch } from '../match/stopwatch.ts';
import { startedWith } from '../program/thread.ts';
import {
  type FindJob,
  type FromWorker,
  type Job,
  LEAVE,
  type Solved,
  type SolveJob,
  type ToWorker,
  type WorkerStart,
} from './messages.ts';

/** A thread of `bastide puzzles`: does one job after the other, for as long as it is given some. */
const { stop } = startedWith<WorkerStart>();

parentPort?.on('message', (message: ToWorker) => {
  if (message === LEAVE) {
    parentPort?.close();
    return;
  }
  try {
    work(message);
  } catch (error) {
    send({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  send({ ready: true });
});
send({ ready: true });

function work(job: Job): void {
  if ('solve' in job) send({ solved: solve(job) });
  else find(job);
}

function find({ find: setup, seed, wanted }: FindJob): void {
  for (const { done, puzzle } of puzzlesOf(setup, seed, wanted)) {
    if (Atomics.load(stop, 0) !== 0) return;
    if (puzzle !== undefined) send({ puzzle });
    send({ done });
  }
}

function solve({ solve: puzzle, level, budget, seed }: SolveJob): Solved {
  const set = setUp(puzzle);
  if ('error' in set) throw new Error(`${puzzle.id}: ${set.error} at ${set.at}`);
  const { game, codes } = set.ok;
  const watch = new Stopwatch();
  watch.start();
  const played = turnOf(game, level, seed, budget);
  watch.stop();
  const judge = new SolutionJudge(game, codes, puzzle.margin);
  const { right, loss } = judge.judge(played);
  const grade = gradeOf(game, judge, puzzle.ways, puzzle.margin);
  const { cpu, wall } = watch.spent;
  return { id: puzzle.id, right, loss: loss.points, grade, time: cpu ?? wall };
}

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
