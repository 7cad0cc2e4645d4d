import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHANCE, type Game, Options, presets } from '@bastide/rules';
import { type Args, type Command, DONE, Refusal } from './command.ts';
import { type Io, print } from './io.ts';
import { beginGame } from './setup.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measure the engine: random games a second, cost of a copy, size of a state',
  help: `Measures the engine in CPU time, on one thread, and takes the best of several rounds.

  bastide bench [--json] [--only NAME] [--rounds N] [--games N]

  --json        the last line is one JSON object (it is also without it; with it, nothing else is printed)
  --only NAME   one of them: base, bigbox-2017, bigbox-2014, everything
  --rounds N    how many rounds, the best counts (7)
  --games N     random games a round (1500), a tenth of them with many expansions

listing: all legal answers are listed at every question to a seat and one is taken at random. sampling: where a question
can tell a random answer without listing, it does. Two players.`,
  options: { json: 'flag', only: 'value', rounds: 'value', games: 'value' },
  words: 0,
  run,
};

/** What is measured, by the name it has in the result; a share of the games is enough where they take longer. */
const measured = {
  base: { ...presets.base, players: 2, share: 1 },
  'bigbox-2017': { ...presets['bigbox-2017'], players: 2, share: 0.1 },
  'bigbox-2014': { ...presets['bigbox-2014'], players: 2, share: 0.1 },
  everything: { ...presets.everything, players: 2, share: 0.1 },
} as const;

interface Measure {
  readonly listing: { readonly gamesPerSecond: number };
  readonly sampling: { readonly gamesPerSecond: number };
  readonly cloneNanoseconds: number;
  readonly stateBytes: number;
}

async function run(args: Args, io: Io): Promise<number> {
  const rounds = args.whole('rounds', 1, 1000, 7);
  const games = args.whole('games', 1, 1_000_000, 1500);
  const only = args.value('only');
  if (only !== undefined && !isMeasured(only)) {
    throw new Refusal(`“${only}” is not measured. There are: ${Object.keys(measured).join(', ')}.`);
  }
  const names = only === undefined ? (Object.keys(measured) as Measured[]) : [only];
  const result: Partial<Record<Measured, Measure>> = {};
  for (const name of names) {
    const measure =
      names.length === 1 ? measureHere(name, rounds, games) : await measureApart(name, rounds, games);
    result[name] = measure;
    if (!args.has('json')) print(io, describe(name, measure));
  }
  print(io, JSON.stringify(result));
  return DONE;
}

type Measured = keyof typeof measured;

function isMeasured(name: string): name is Measured {
  return Object.hasOwn(measured, name);
}

function measureHere(name: Measured, rounds: number, games: number): Measure {
  const { sets, options: chosen, players, share } = measured[name];
  const game = beginGame({ sets, options: { ...chosen, firstPlayer: 0 }, players });
  return measureGame(game, rounds, Math.ceil(games * share));
}

/** In a process of its own: what one ruleset taught the compiler must not slow down the next. */
async function measureApart(name: Measured, rounds: number, games: number): Promise<Measure> {
  const launcher = fileURLToPath(new URL('../bin/bastide.js', import.meta.url));
  const argv = [
    launcher,
    'bench',
    '--json',
    '--only',
    name,
    '--rounds',
    String(rounds),
    '--games',
    String(games),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  return JSON.parse(stdout)[name];
}

function measureGame(game: Game, rounds: number, games: number): Measure {
  const start = game.save();
  const random = xorshift(12_345);
  const listing = best(rounds, games, () => playListing(game, start, random));
  const sampling = best(rounds, games, () => playSampling(game, start, random));
  game.restore(start);
  const copy = game.clone();
  const copies = best(rounds, 200_000, () => copy.copyFrom(game));
  return {
    listing: { gamesPerSecond: Math.round(listing) },
    sampling: { gamesPerSecond: Math.round(sampling) },
    cloneNanoseconds: Math.round(1e9 / copies),
    stateBytes: start.byteLength,
  };
}

type Random = (n: number) => number;

/** The cheapest random source that will do: it is not what is measured. */
function xorshift(seed: number): Random {
  let state = seed;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) * n) / 0x1_0000_0000);
  };
}

/** How often something can be done in a second of CPU time, in the best round. */
function best(rounds: number, times: number, work: () => void): number {
  let most = 0;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) work();
    const { user, system } = process.cpuUsage(before);
    most = Math.max(most, (times * 1e6) / Math.max(1, user + system));
  }
  return most;
}

const options = new Options();

/** A random game with every legal answer listed; only chance is sampled. */
function playListing(game: Game, start: Uint8Array, random: Random): void {
  game.restore(start);
  while (!game.over) {
    const { question } = game;
    if (question.sample !== undefined && game.toMove === CHANCE) game.play(question.sample(game, random));
    else playListed(game, random);
  }
}

/** A random game in which a question that can tell a random answer is not asked for all of them. */
function playSampling(game: Game, start: Uint8Array, random: Random): void {
  game.restore(start);
  while (!game.over) {
    const { question } = game;
    if (question.sample !== undefined) game.play(question.sample(game, random));
    else playListed(game, random);
  }
}

function playListed(game: Game, random: Random): void {
  game.listOptions(options);
  game.play(options.codes[random(options.count)]);
}

function describe(name: string, { listing, sampling, cloneNanoseconds, stateBytes }: Measure): string {
  return [
    `${name}: ${listing.gamesPerSecond} games/s listing every answer`,
    `${name}: ${sampling.gamesPerSecond} games/s sampling`,
    `${name}: ${cloneNanoseconds} ns to copy a state of ${stateBytes} bytes`,
  ].join('\n');
}
