import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Budget } from '@bastide/bots';
import { CHANCE } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { afterAll, describe, expect, test } from 'vitest';
import type { Contestant } from '../match/contestant.ts';
import { Pairs, type PlayedPair } from '../match/pair.ts';
import { beginGame } from '../program/setup.ts';
import { ProgramPlayer } from './program-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAMES = 2;
const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const base = { sets: ['base'], options: { firstPlayer: 0 }, players: 2 };

/** One pair of a program against random answers, in this thread. */
async function against(words: readonly string[], budget?: Budget, setup = base): Promise<PlayedPair> {
  const a: Contestant = { kind: 'program', words };
  const pairs = new Pairs({
    a,
    b: { kind: 'random' },
    setup,
    seed: 1,
    budget,
    clock: 'wall',
    unpaired: false,
  });
  try {
    return await pairs.play(0, () => {});
  } finally {
    await pairs.close();
  }
}

/**
 * A program in JavaScript that does `first`, says it is ready, and to the n-th question since it was started what
 * `answer(n, id)` makes.
 */
function scripted(name: string, answer: string, first = ''): string[] {
  const file = join(folder, `${name}.mjs`);
  const text = `import { createInterface } from 'node:readline';
    const say = (what) => process.stdout.write(what + '\\n');
    const right = (id) => JSON.stringify({ type: 'answer', id, option: 0 });
    let n = 0;
    const answer = (n, id) => { ${answer} };
    ${first}
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, id } = JSON.parse(line);
      if (type === 'setup') say('{"type":"ready"}');
      if (type === 'ask') answer(++n, id);
    }`;
  writeFileSync(file, text);
  return [process.execPath, file];
}

const kinds = ({ faults }: PlayedPair) => faults.map(({ kind }) => kind);
const isOver = ({ games }: PlayedPair) => games.every(({ scores }) => scores.length === 2);

describe('the examples play whole games without a fault', () => {
  test('JavaScript', async () => {
    const pair = await against([process.execPath, join(examples, 'bot.js')]);
    expect(pair.faults).toEqual([]);
    expect(isOver(pair)).toBe(true);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  if (!hasPython) console.warn('SKIPPED: examples/bot.py was not tried, because there is no python3 here');
  test.skipIf(!hasPython)('Python', async () => {
    const hands = { ...base, sets: ['base', 'river', 'abbot'], options: { firstPlayer: 0, hand: 3 } };
    const pair = await against(['python3', join(examples, 'bot.py')], undefined, hands);
    expect(pair.faults).toEqual([]);
    expect(isOver(pair)).toBe(true);
  });
});

describe('a program that goes wrong plays a legal default', () => {
  test.each([
    ['no JSON', `say('hello')`, 'nonsense', 'not-json: hello'],
    ['no object', `say('7')`, 'nonsense', 'not-an-object: 7'],
    ['another type', `say('{"type":"move"}')`, 'nonsense', 'unknown-type: {"type":"move"}'],
    ['no id', `say('{"type":"answer","option":0}')`, 'nonsense', 'id-not-a-number'],
    ['another id', `say(right(id + 1))`, 'nonsense', 'though it was asked'],
    ['no option', `say('{"type":"answer","id":' + id + '}')`, 'nonsense', 'option-not-a-number'],
    ['an option too many', `say(JSON.stringify({ type: 'answer', id, option: 9999 }))`, 'illegal', '9999 of'],
    ['less than none', `say(JSON.stringify({ type: 'answer', id, option: -1 }))`, 'illegal', 'option -1 of'],
  ])('%s: that one answer', async (name, wrong, kind, text) => {
    const words = scripted(name.replaceAll(' ', '-'), `if (n === 3) { ${wrong}; } else say(right(id));`);
    const pair = await against(words);
    // It is the same process in both games.
    expect(kinds(pair)).toEqual([kind]);
    expect(pair.faults[0].text).toContain(text);
    expect(isOver(pair)).toBe(true);
  });

  test('an answer to a question that is still to come: that one', async () => {
    const early = `say(n === 2 ? right(id) + '\\n' + right(id + 1) : right(id));`;
    const pair = await against(scripted('early', early));
    expect(kinds(pair)).toEqual(['nonsense']);
    expect(pair.faults[0].text).toContain('before it was asked');
  });

  test('a second answer to the same question costs nothing', async () => {
    const pair = await against(scripted('twice', 'say(right(id)); say(right(id));'));
    expect(pair.faults).toEqual([]);
  });

  test('dead: the rest of the game; the next begins with a fresh one', async () => {
    const words = scripted(
      'dead',
      `if (n === 3) { console.error('out of ideas'); process.exit(4); } say(right(id));`,
    );
    const pair = await against(words);
    expect(kinds(pair)).toEqual(new Array(GAMES).fill('died'));
    expect(pair.faults[0].text).toBe('it ended with status 4: out of ideas');
    expect(isOver(pair)).toBe(true);
  });

  test('not there at all', async () => {
    const pair = await against([join(folder, 'no-such-program')]);
    expect(kinds(pair)).toEqual(new Array(GAMES).fill('died'));
    expect(pair.faults[0].text).toContain('ENOENT');
  });

  test('a greeting before it is ready costs nothing', async () => {
    const words = scripted('polite', 'say(right(id));', `say('Welcome! I play as best I can.');`);
    const pair = await against(words);
    expect(pair.faults).toEqual([]);
  });

  test('not ready in time: it is out, whatever else it says', async () => {
    const words = scripted('dawdling', '', `say('wait'); for await (const _ of process.stdin);`);
    const player = new ProgramPlayer(words, { start: 1500 });
    const game = beginGame(base);
    while (game.toMove === CHANCE) game.play(randomAnswer(game, seeded(1)));
    await player.begin({ game, seat: 0, seed: 1 });
    await expect(player.answer(game, 1)).rejects.toMatchObject({
      kind: 'died',
      message: 'not ready within 1.5 s, but it said: wait',
    });
    expect(await player.answer(game, 2)).toBe(undefined);
    await player.close();
  });

  test('late: the rest of the turn; what comes too late is passed over', async () => {
    const late = `if (n === 3) return;
      if (n === 4) say(JSON.stringify({ type: 'answer', id: id - 1, option: 9999 }));
      say(right(id));`;
    const pair = await against(scripted('late', late), { milliseconds: 400 });
    expect(kinds(pair)).toEqual(['late']);
    expect(pair.faults[0].text).toBe('no answer within 700 ms for the turn');
    expect(isOver(pair)).toBe(true);
  });

  test('silent: after three times late it is out for the game', async () => {
    const pair = await against(scripted('silent', ''), { milliseconds: 20 });
    expect(kinds(pair)).toEqual(new Array(3 * GAMES).fill('late'));
    expect(isOver(pair)).toBe(true);
  });
});

test('a program is told of every move once, and of its faults, its time and the end', async () => {
  const log = join(folder, 'log.jsonl');
  const file = join(folder, 'listening.mjs');
  const text = `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      appendFileSync(${JSON.stringify(log)}, line + '\\n');
      const { type, id } = JSON.parse(line);
      if (type === 'setup') console.log('{"type":"ready"}');
      if (type === 'ask') console.log(JSON.stringify({ type: 'answer', id, option: id === 2 ? 999 : 0 }));
    }`;
  writeFileSync(file, text);
  const hands = { ...base, options: { firstPlayer: 0, hand: 3 } };
  const { games } = await against([process.execPath, file], { milliseconds: 5000 }, hands);
  const messages = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const setups = messages.filter(({ type }) => type === 'setup');
  expect(setups.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(setups[0]).toMatchObject({ protocol: 'bastide-bot/1', budget: { milliseconds: 5000 } });
  expect(messages.filter(({ type }) => type === 'error')).toMatchObject([{ id: 2, error: 'illegal' }]);
  const ends = messages.filter(({ type }) => type === 'end');
  expect(ends.map(({ scores }) => scores)).toEqual(games.map(({ scores }) => scores));

  const first = messages.slice(0, messages.indexOf(ends[0])).filter(({ type }) => type === 'ask');
  for (const { left, options } of first) {
    expect(left).toBeLessThanOrEqual(5000);
    expect(options.length).toBeGreaterThan(0);
  }
  const moves = first.flatMap((ask) => ask.moves);
  const dealt = moves.filter((move) => move.do === 'deal');
  expect(dealt.some(({ to }) => to === 1)).toBe(true);
  for (const move of dealt) expect('tile' in move).toBe(move.to === 0);
  const placed = moves.filter((move) => move.do === 'place');
  const cells = placed.map(({ x, y }) => `${x},${y}`);
  expect(new Set(cells).size).toBe(cells.length);
  // All but the start tile, as it was when it was asked last.
  expect(cells.length).toBe(first.at(-1)?.observation.tiles.length - 1);
});
