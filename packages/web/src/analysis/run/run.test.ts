import type { Verdict } from '@bastide/bots/analysis';
import { expect, test } from 'vitest';
import type { FromEngine } from '../../engine/messages.ts';
import { nearWorkers } from '../../engine/near-worker.ts';
import type { AnalysisAsked } from './analyst.ts';
import { Run } from './run.ts';

function runOf(...answer: Parameters<typeof nearWorkers<'analysis'>>) {
  const { made, make } = nearWorkers<'analysis'>(...answer);
  const run = new Run({ setup: {}, moves: [], level: 'knight' }, make);
  const over = new Promise<void>((resolve) => run.subscribe(() => run.get().is !== 'running' && resolve()));
  return { run, made, over };
}

/** Judges five decisions, whose verdicts tell their number. */
function judges(asked: AnalysisAsked): FromEngine<'analysis'> {
  if (!('judge' in asked)) return { answer: { decisions: 5 } };
  return { answer: { judged: asked.judge, verdict: { trials: asked.judge } as Verdict } };
}

test('two workers share the decisions, each is judged once, and all are told in the order of the game', async () => {
  const { run, made, over } = runOf(judges);
  await over;
  expect(run.get()).toMatchObject({ is: 'done', done: 5, all: 5 });
  expect(run.get().verdicts.map(({ trials }) => trials)).toEqual([0, 1, 2, 3, 4]);
  expect(made).toHaveLength(2);
  const judged = made.flatMap(({ asked }) => asked.filter((one) => 'judge' in one));
  expect(judged).toHaveLength(5);
  expect(made.every(({ isOver }) => isOver)).toBe(true);
});

test('a game without decisions is done at once', async () => {
  const { run, over } = runOf(() => ({ answer: { decisions: 0 } }));
  await over;
  expect(run.get()).toMatchObject({ is: 'done', done: 0, verdicts: [] });
});

test('who cancels ends the workers and handlers no more', async () => {
  const { run, made } = runOf(judges);
  run.cancel();
  await new Promise((resolve) => setTimeout(resolve));
  expect(made.every(({ isOver }) => isOver)).toBe(true);
  expect(run.get().is).toBe('running');
});

test.each([
  ['says so', { fault: 'broken' } as const],
  ['dies', 'crash' as const],
])('a worker that fails and %s ends the run', async (_, answer) => {
  const { run, made, over } = runOf(() => answer);
  await over;
  expect(run.get().is).toBe('failed');
  expect(made.every(({ isOver }) => isOver)).toBe(true);
});

test('an answer that was on its way when the analysis ended changes nothing', async () => {
  const { run, made, over } = runOf(judges);
  await over;
  const ended = run.get();
  made[0].onmessage?.({ data: { fault: 'too late' } });
  expect(run.get()).toBe(ended);
});
