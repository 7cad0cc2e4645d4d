import { answersOf, type Game, newGame, playMove } from '@bastide/rules';
import { expect, test, vi } from 'vitest';
import type { FromEngine } from '../engine/messages.ts';
import { nearWorkers } from '../engine/near-worker.ts';
import { WorkerBots } from './bots.ts';
import { type BotAsked, Thinkers } from './thinkers.ts';

const setup = { sets: ['base'], options: { hand: 3, firstPlayer: 0 }, players: 2 };
const player = { seat: 0, level: 'knight', seed: 1, budget: { iterations: 2 } } as const;

function asking(): Game {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  while (game.toMove !== 0) playMove(game, answersOf(game)[0].move);
  return game;
}

function botsOf(...answer: Parameters<typeof nearWorkers<'bot'>>) {
  const { made, make } = nearWorkers<'bot'>(...answer);
  return { bots: new WorkerBots(make), made };
}

test('a bot is told only what its seat may know', async () => {
  const thinkers = new Thinkers();
  const answer: BotAsked[] = [];
  const { bots } = botsOf((asked) => {
    answer.push(asked);
    return { answer: thinkers.answer(asked) };
  });
  const game = asking();
  const chosen = await bots.choose(setup, game, player);
  expect(chosen?.isFault).toBe(false);
  const seen = game.clone();
  seen.restore(answer[0].state);
  const [own, other] = [0, 1].map((seat) => Array.from(seen.hands.subarray(seat * 3, seat * 3 + 3)));
  expect(own).toEqual(Array.from(game.hands.subarray(0, 3)));
  expect(other).not.toEqual(Array.from(game.hands.subarray(3, 6)));
});

const WRONG: Readonly<Record<string, () => FromEngine<'bot'> | 'crash'>> = {
  'has no answer': () => ({ fault: 'no idea' }),
  'answers something illegal': () => ({ answer: { by: 0, do: 'choose', tile: 'base/none' } }),
  'dies with its worker': () => 'crash',
};

test.each(Object.keys(WRONG))('for a bot that %s a simple legal move is chosen', async (name) => {
  const { bots } = botsOf(WRONG[name]);
  const game = asking();
  for (let i = 0; i < 5; i++) {
    const chosen = await bots.choose(setup, game, player);
    expect(chosen?.isFault).toBe(true);
    expect(answersOf(game).map(({ move }) => move)).toContainEqual(chosen?.move);
  }
});

test('a bot that never answers is not waited for for ever, and after some the page no longer tries', async () => {
  vi.useFakeTimers();
  const { bots, made } = botsOf(() => 'silence');
  for (let i = 0; i < 5; i++) {
    const choosing = bots.choose(setup, asking(), player);
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await choosing)?.isFault).toBe(true);
  }
  expect(made).toHaveLength(3);
  expect(made.every(({ isOver }) => isOver)).toBe(true);
  vi.useRealTimers();
});

test('no worker begins before a bot is asked', async () => {
  const thinkers = new Thinkers();
  const { bots, made } = botsOf((asked) => ({ answer: thinkers.answer(asked) }));
  expect(made).toHaveLength(0);
  await bots.choose(setup, asking(), player);
  expect(made).toHaveLength(1);
});

test('who is forgotten gives no answer, and a new worker stands ready', async () => {
  const { bots, made } = botsOf(() => 'silence');
  const choosing = bots.choose(setup, asking(), player);
  bots.forget();
  expect(await choosing).toBeUndefined();
  expect(made.map(({ isOver }) => isOver)).toEqual([true, false]);
  bots.close();
  expect(made.map(({ isOver }) => isOver)).toEqual([true, true]);
});
