import { visibleTo } from '@bastide/protocol/client';
import { observe, viewOf } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { createPlayer } from '../match/create-player.ts';
import { Pairs } from '../match/pair.ts';
import { runCli } from '../program/run-cli.ts';
import { beginGame } from '../program/setup.ts';
import { askMessage, setupMessage, type ToProgram } from './messages.ts';
import { Speaker } from './speaker.ts';

const BASE = { sets: ['base'], options: { firstPlayer: 0 }, players: 2 };
const HANDS = {
  sets: ['base', 'river', 'traders-builders', 'abbot'],
  options: { firstPlayer: 0, hand: 3 },
  players: 3,
};
const budget = { iterations: 20 };
const terms = { budget };

test.each([
  ['the base game', BASE],
  ['hidden hands', HANDS],
])('%s: from the messages it answers what the level itself does', async (_, setup) => {
  const game = beginGame(setup);
  const level = createPlayer({ kind: 'level', level: 'squire' }, terms);
  await level.begin({ game, seat: 0, seed: 7 });
  const speaker = new Speaker(({ budget: given }) => {
    expect(given).toEqual(budget);
    return createPlayer({ kind: 'level', level: 'squire' }, terms);
  });
  const say = async (message: ToProgram) => speaker.hear(JSON.parse(JSON.stringify(message)));
  expect(await say(setupMessage(game, 0, 7, budget))).toEqual({ type: 'ready' });

  const random = seeded(3);
  let moves: ReturnType<typeof visibleTo>[] = [];
  game.listener = (event) => {
    if (event.event === 'discarded')
      moves.push({ by: 'chance', do: 'discard', tile: event.tile, seat: event.seat });
  };
  for (let id = 1; !game.over; id++) {
    let code = randomAnswer(game, random);
    if (game.toMove === 0) {
      code = (await level.answer(observe(game, 0), 0)) ?? -1;
      const view = viewOf(observe(game, 0), 0);
      const option = view.question.answers.findIndex((answer) => answer.code === code);
      expect(await say(askMessage({ id, view, moves, left: undefined }))).toEqual({
        type: 'answer',
        id,
        option,
      });
      moves = [];
    }
    moves.push(visibleTo(0, game.question.write(game, code)));
    game.play(code);
  }
});

test('`bastide bot` plays as the level does: two games with the same luck are alike', async () => {
  const words = [process.execPath, 'packages/cli/bin/bastide.js', 'bot', 'knight'];
  const pairs = new Pairs({
    a: { kind: 'program', words },
    b: { kind: 'level', level: 'knight' },
    setup: BASE,
    seed: 1,
    budget: { iterations: 1 },
    clock: 'wall',
    unpaired: false,
  });
  const { games, faults } = await pairs.play(0, () => {}).finally(() => pairs.close());
  expect(faults).toEqual([]);
  expect(games[1].scores).toEqual(games[0].scores);
});

test('what is no message is refused, and is no fault of ours', async () => {
  for (const [line, told] of [
    ['hello', 'one JSON object a line'],
    ['{"type":"ask","id":1,"moves":[],"options":[]}', 'before a game has begun'],
  ]) {
    const { status, err } = await runCli(['bot', 'page'], `${line}\n`);
    expect([status, err]).toEqual([2, expect.stringContaining(told)]);
    expect(err).not.toContain('inside');
  }
});
