import { parentPort } from 'node:worker_threads';
import { Judge } from '@bastide/bots/analysis';
import { foreignValuers, registry } from '../program/registry.ts';
import { startedWith } from '../program/thread.ts';
import { type FromWorker, LEAVE, type Task, type ToWorker } from './messages.ts';

/** A thread that judges one decision after the other, for as long as it is given some. */
const { setup, moves, level } = startedWith<Task>();
const judge = new Judge(setup, moves, level, { newGame: registry.newGame, valuers: foreignValuers });

parentPort?.on('message', (number: ToWorker) => {
  if (number === LEAVE) parentPort?.close();
  else send({ judged: { number, verdict: judge.judge(number) } });
});
send({});

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
