import { type Bot, createBot, LEVELS, type Level } from '@bastide/bots';
import { AnswerList, CHANCE, type Game, History, observe, scoresOf, withChoices } from '@bastide/rules';
import { Checker, randomAnswer, seeded } from '@bastide/rules/testing';
import { type Args, type Command, DIFFERENT, DONE, meant, Refusal } from '../program/command.ts';
import { InGame } from '../program/in-game.ts';
import { INTERRUPTED } from '../program/interrupt.ts';
import { type Io, print } from '../program/io.ts';
import { Progress } from '../program/progress.ts';
import { foreignValuers, withHelp } from '../program/registry.ts';
import { beginGame, readSetup, setupHelp, setupOptions } from '../program/setup.ts';
import { RecordsFile } from '../records/records-file.ts';

export const simulate: Command = {
  name: 'simulate',
  help: `Plays games: random legal ones, every answer equally likely and chance's by their weight, or games of a bot against itself.

  bastide simulate --sets LIST|--preset NAME [--option K=V …] [--with FOLDER …] --players N --games N --seed N [--by LEVEL]
                   [--check] [--out FILE [--legal]]

${setupHelp} (2)
${withHelp}
  --games N        how many (100)
  --seed N         of the first game; the next has N + 1, so that a game can be had again by itself (1)
  --by LEVEL       all seats are played by ${LEVELS.join(', ')}; at random if not given. The first three always play alike
  --check          verify the invariants of the engine after every step; slow
  --out FILE       write a record a line; gzipped if the name ends in .gz
  --legal          with what else could have been chosen: \`legal\` and \`options\` of docs/record-format.md

The last line is one JSON object: games, gamesPerSecond (CPU time), turns, meanScores by seat. Exit status 1 if --check found
something. Ctrl+C ends it with what is done; the file is whole.`,
  options: {
    ...setupOptions,
    with: 'list',
    games: 'value',
    seed: 'value',
    by: 'value',
    check: 'flag',
    out: 'value',
    legal: 'flag',
  },
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
  const level = readLevel(args.value('by'));
  const game = beginGame(readSetup(args));
  const out = args.value('out') === undefined ? undefined : await RecordsFile.create(args.value('out') ?? '');
  if (args.has('legal') && out === undefined) throw new Refusal('--legal needs --out FILE.');
  const start = game.save();
  const tally: Tally = { games: 0, turns: 0, scores: new Array(game.players).fill(0), wrong: 0 };
  const progress = new Progress('games', games, io);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  const before = process.cpuUsage();
  try {
    for (let i = 0; i < games && !isStopped; i++) {
      game.restore(start);
      const history = out && new History(game.clone());
      const play = {
        seed: seed + i,
        level,
        history,
        hasChoices: args.has('legal'),
        check: args.has('check'),
      };
      for (const problem of playOne(game, play, tally)) {
        tally.wrong++;
        print(io, `seed ${seed + i}: ${problem}`);
      }
      if (history !== undefined) await out?.add(history.record(`simulate-${seed + i}`));
      progress.show(i + 1);
      // A signal is heard between games only.
      if (i % BREATH === 0 || level !== undefined) await new Promise(setImmediate);
    }
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
    // Whatever went wrong, what was played can be read.
    await out?.close();
  }
  const { user, system } = process.cpuUsage(before);
  print(io, summary(tally, (user + system) / 1e6));
  if (isStopped) return INTERRUPTED;
  return tally.wrong > 0 ? DIFFERENT : DONE;
}

const BREATH = 20;

function readLevel(text: string | undefined): Level | undefined {
  const level = LEVELS.find((one) => one === text);
  if (level !== undefined || text === undefined || text === 'random') return level;
  throw new Refusal(`--by needs ${LEVELS.join(', ')} or random, not “${text}”.${meant(text, LEVELS, '')}`);
}

interface Play {
  readonly seed: number;
  readonly level: Level | undefined;
  readonly history: History | undefined;
  readonly hasChoices: boolean;
  readonly check: boolean;
}

const answers = new AnswerList();

/** Plays one game to its end, or until the checker finds something; tells what it found. */
function playOne(game: Game, play: Play, tally: Tally): readonly string[] {
  const { seed, level, history, check } = play;
  const random = seeded(seed);
  const bots = level === undefined ? [] : botsOf(level, game.players, seed);
  // The checker has a random source of its own, so that the game is the same with and without it.
  const checker = check ? new Checker(game, seeded(~seed)) : undefined;
  let step = 0;
  try {
    for (; !game.over && !(checker && checker.problems.length > 0); step++) {
      if (game.question.id === 'place' && game.turn.part === 1) tally.turns++;
      const bot = game.toMove === CHANCE ? undefined : bots[game.toMove];
      const code = bot?.choose(observe(game, game.toMove)) ?? randomAnswer(game, random, answers);
      if (history !== undefined) playRecorded(history, code, play.hasChoices);
      if (checker === undefined) game.play(code);
      else checker.play(code);
    }
  } catch (error) {
    throw new InGame(error, { seed, step, setup: game.rules.setup });
  }
  checker?.finish();
  tally.games++;
  for (const [seat, score] of scoresOf(game).entries()) tally.scores[seat] += score;
  return checker?.problems ?? [];
}

/** One a seat, for a bot may remember what it planned. */
function botsOf(level: Level, players: number, seed: number): Bot[] {
  return Array.from({ length: players }, (_, seat) =>
    createBot(level, { seed: seed * 8 + seat, valuers: foreignValuers }),
  );
}

function playRecorded(history: History, code: number, hasChoices: boolean): void {
  const { game } = history;
  const written = game.question.write(game, code);
  const move = hasChoices && game.toMove !== CHANCE ? withChoices(game, written) : written;
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
