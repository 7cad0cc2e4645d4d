import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AnswerList, type Game, History, scoresOf } from '@bastide/rules';
import { Checker, randomAnswer, seeded } from '@bastide/rules/testing';
import { type Args, type Command, DIFFERENT, DONE, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { withHelp } from '../program/registry.ts';
import { beginGame, readSetup, setupHelp, setupOptions } from '../program/setup.ts';

export const simulate: Command = {
  name: 'simulate',
  help: `Plays random legal games: every answer equally likely, chance's by their weight.

  bastide simulate --sets LIST|--preset NAME [--option K=V …] [--with FOLDER …] --players N --games N --seed N [--check] [--out FILE]

${setupHelp} (2)
${withHelp}
  --games N        how many (100)
  --seed N         of the first game; the next has N + 1, so that a game can be had again by itself (1)
  --check          verify the invariants of the engine after every step; slow
  --out FILE       write a record a line; gzipped if the name ends in .gz

The last line is one JSON object: games, gamesPerSecond (CPU time), turns, meanScores by seat. Exit status 1 if --check found
something.`,
  options: { ...setupOptions, with: 'list', games: 'value', seed: 'value', check: 'flag', out: 'value' },
  words: 0,
  run,
};

const MOST = 0xffff_ffff;

interface Tally {
  games: number;
  turns: number;
  readonly scores: number[];
  wrong: number;
}

async function run(args: Args, io: Io): Promise<number> {
  const games = args.whole('games', 1, 1e9, 100);
  const seed = args.whole('seed', 0, MOST, 1);
  const game = beginGame(readSetup(args));
  const out = args.value('out') === undefined ? undefined : await openRecords(args.value('out') ?? '');
  const start = game.save();
  const tally: Tally = { games: 0, turns: 0, scores: new Array(game.players).fill(0), wrong: 0 };
  const progress = new Progress(games, io);
  const before = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    game.restore(start);
    const history = out && new History(game.clone());
    for (const problem of playOne(game, seed + i, tally, history, args.has('check'))) {
      tally.wrong++;
      print(io, `seed ${seed + i}: ${problem}`);
    }
    if (history !== undefined && out !== undefined) await writeRecord(out, history, `simulate-${seed + i}`);
    progress.show(i + 1);
  }
  const { user, system } = process.cpuUsage(before);
  progress.clear();
  if (out !== undefined) await close(out);
  print(io, summary(tally, (user + system) / 1e6));
  return tally.wrong > 0 ? DIFFERENT : DONE;
}

const answers = new AnswerList();

/** Plays one game to its end, or until the checker finds something; tells what it found. */
function playOne(
  game: Game,
  seed: number,
  tally: Tally,
  history: History | undefined,
  check: boolean,
): readonly string[] {
  const random = seeded(seed);
  // The checker has a random source of its own, so that the game is the same with and without it.
  const checker = check ? new Checker(game, seeded(~seed)) : undefined;
  while (!game.over && !(checker && checker.problems.length > 0)) {
    if (game.question.id === 'place' && game.turn.part === 1) tally.turns++;
    const code = randomAnswer(game, random, answers);
    if (history !== undefined) playRecorded(history, code);
    if (checker === undefined) game.play(code);
    else checker.play(code);
  }
  checker?.finish();
  tally.games++;
  for (const [seat, score] of scoresOf(game).entries()) tally.scores[seat] += score;
  return checker?.problems ?? [];
}

function playRecorded(history: History, code: number): void {
  const { game } = history;
  const move = game.question.write(game, code);
  const played = history.play(move);
  if ('error' in played) throw new Error(`${played.error}: own move refused: ${JSON.stringify(move)}`);
}

function summary({ games, turns, scores }: Tally, seconds: number): string {
  const mean = (sum: number) => Math.round((100 * sum) / Math.max(1, games)) / 100;
  return JSON.stringify({
    games,
    gamesPerSecond: Math.round((10 * games) / Math.max(1e-6, seconds)) / 10,
    turns,
    meanScores: scores.map(mean),
  });
}

/** What is written to, and how it ends. */
interface Records {
  readonly to: Writable;
  readonly file: Writable;
}

async function openRecords(name: string): Promise<Records> {
  const file = createWriteStream(name);
  try {
    await once(file, 'open');
  } catch (error) {
    throw new Refusal(`can’t write ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!name.endsWith('.gz')) return { to: file, file };
  const zip = createGzip();
  zip.pipe(file);
  return { to: zip, file };
}

async function writeRecord({ to }: Records, history: History, id: string): Promise<void> {
  if (!to.write(`${JSON.stringify(history.record(id))}\n`)) await once(to, 'drain');
}

async function close({ to, file }: Records): Promise<void> {
  to.end();
  await finished(file);
}

/** On a terminal: how far it is, at most a few times a second. */
class Progress {
  readonly #games: number;
  readonly #io: Io;
  #shown = 0;

  constructor(games: number, io: Io) {
    this.#games = games;
    this.#io = io;
  }

  show(done: number): void {
    if (this.#io.stdout.isTTY !== true || Date.now() < this.#shown + 200) return;
    this.#shown = Date.now();
    const percent = Math.floor((100 * done) / this.#games);
    this.#io.stdout.write(`\r${done} of ${this.#games} games (${percent} %)\x1b[K`);
  }

  clear(): void {
    if (this.#shown > 0) this.#io.stdout.write('\r\x1b[K');
  }
}
