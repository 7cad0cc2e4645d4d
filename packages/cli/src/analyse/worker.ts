import { parentPort, workerData } from 'node:worker_threads';
import { Judge } from '@bastide/bots/analysis';
import { type FromWorker, LEAVE, type Task, type ToWorker } from './messages.ts';

/** A thread that judges one decision after the other, for as long as it is given some. */
const { setup, moves, level } = workerData as Task;
const judge = new Judge(setup, moves, level);

parentPort?.on('message', (number: ToWorker) => {
  if (number === LEAVE) parentPort?.close();
  else send({ judged: { number, verdict: judge.judge(number) } });
});
send({});

function send(message: FromWorker): void {
  parentPort?.postMessage(message);
}
