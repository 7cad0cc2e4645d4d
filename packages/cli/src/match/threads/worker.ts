import { parentPort } from 'node:worker_threads';
import { startedWith } from '../../program/thread.ts';
import { type BrokenPair, Pairs, type PlayedPair } from '../pair.ts';
import { GAMES_A_PAIR, type Side } from '../seating.ts';
import { type FromWorker, LEAVE, type ToWorker, type WorkerStart } from './messages.ts';

/** A thread that plays one pair after the other, for as long as it is given some. */
const { match, stop } = startedWith<WorkerStart>();
const pairs = new Pairs(match, {
  began: (pid) => send({ began: pid }),
  ended: (pid) => send({ ended: pid }),
});

parentPort?.on('message', (pair: ToWorker) => void next(pair));
send({ ready: true });

async function next(pair: ToWorker): Promise<void> {
  const result = pair === LEAVE ? undefined : await play(pair);
  if (result !== undefined) {
    send({ result });
    send({ ready: true });
    return;
  }
  await pairs.close();
  parentPort?.close();
}

/** Nothing if the match was stopped in the middle. */
async function play(pair: number): Promise<PlayedPair | BrokenPair | undefined> {
  const watch = (game: number, asked: Side, done: number) => {
    if (Atomics.load(stop, 0) !== 0) throw new Stopped();
    send({ pair, asked, done: (game + done) / GAMES_A_PAIR });
  };
  try {
    return await pairs.play(pair, watch);
  } catch (error) {
    if (error instanceof Stopped) return undefined;
    return { pair, broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

class Stopped extends Error {}

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
