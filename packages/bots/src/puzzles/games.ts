import { CHANCE, type Game, type GameEvent, type Move, newGame, observe } from '@bastide/rules';
import { tilesPlaced, tilesToDraw } from '@bastide/rules/search';
import type { Bot, Level } from '../bot.ts';
import { createBot } from '../create.ts';
import { Dice } from '../dice.ts';
import { chanceAnswer } from '../search/chance.ts';
import { Finder, type Found } from './finder.ts';
import { GRADES, type Grade, gradeOf } from './grade.ts';
import { writeMoves } from './notation.ts';
import { checksum, type Puzzle } from './puzzle.ts';
import { SolutionJudge } from './solution-judge.ts';
import type { Theme } from './theme.ts';
import { themesOf } from './themes-of.ts';

export interface GameSetup {
  readonly sets: readonly string[];
  readonly players: number;
  readonly options?: Puzzle['options'];
}

/** Who plays the games that puzzles are taken from: people are not perfect either. */
const PLAYERS: readonly Level[] = ['squire', 'knight', 'knight', 'baron'];
const BUDGET = { iterations: 24 };
/** Puzzles of one game are so many turns apart. */
const APART = 6;
/** So many turns are played before the first. */
const OPENING = 6;
/** Of positions that look like nothing one in so many is tried all the same. */
const DEEP = 5;

/** What puzzles are looked for. */
export interface Wanted {
  /** None that is easier. */
  readonly least?: Grade;
  /** None about something else. */
  readonly theme?: Theme;
}

/** How far a game is, from 0 to 1, and the puzzle found there, if any. */
export interface Step {
  readonly done: number;
  readonly puzzle: Puzzle | undefined;
}

/**
 * Plays one game of bots and tells every puzzle in it that is wanted. The same seed has the same game and puzzles.
 */
export function* puzzlesOf(setup: GameSetup, seed: number, wanted: Wanted = {}): Generator<Step> {
  const { least = 'easy', theme } = wanted;
  const made = newGame({ options: {}, ...setup });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const game = made.ok;
  const dice = new Dice(seed);
  const finder = new Finder(game);
  const bots = Array.from({ length: game.players }, (_, seat): Bot => {
    const level = PLAYERS[dice.below(PLAYERS.length)];
    return createBot(level, { seed: seed + seat, budget: BUDGET });
  });
  const all = tilesToDraw(game);
  const moves: Move[] = [];
  let last = OPENING - APART;
  while (!game.over) {
    const placed = tilesPlaced(game);
    if (placed - last >= APART && finder.isTurn(game)) {
      // What a glance sees is seldom hard.
      const deep = dice.below(DEEP) === 0 || isHard(least);
      const isAbout = (codes: readonly number[]) =>
        theme === undefined || themesIn(game, codes).includes(theme);
      const found = finder.look(game, seed + 31 * placed, deep, isAbout);
      const described = found && describe(game, setup, moves, found);
      const puzzle = described && isAtLeast(described.grade, least) ? described : undefined;
      if (puzzle !== undefined) last = placed;
      yield { done: 1 - tilesToDraw(game) / all, puzzle };
    }
    const code =
      game.toMove === CHANCE
        ? chanceAnswer(game, dice)
        : bots[game.toMove].choose(observe(game, game.toMove));
    moves.push(game.question.write(game, code));
    game.play(code);
  }
}

function isAtLeast(grade: Grade, least: Grade): boolean {
  return GRADES.indexOf(grade) >= GRADES.indexOf(least);
}

const isHard = (grade: Grade): boolean => isAtLeast(grade, 'hard');

const themesIn = (game: Game, codes: readonly number[]): Theme[] =>
  themesOf({ before: game, ...playTurn(game, codes) });

/** Nothing if it can't be said what the solution is good for: that would be no puzzle for people. */
function describe(
  game: Game,
  setup: GameSetup,
  moves: readonly Move[],
  { margin, ways, solution }: Found,
): Puzzle | undefined {
  const { sets, players, options = {} } = setup;
  const turn = playTurn(game, solution);
  const themes = themesOf({ before: game, ...turn });
  if (themes.length === 0) return undefined;
  const judge = new SolutionJudge(game, solution, margin.points);
  const written = writeMoves([...moves, ...turn.moves]);
  const list = written.moves.split(';');
  const check = checksum(game);
  return {
    // A position is its own name.
    id: check,
    sets,
    players,
    version: game.rules.setup.version,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    shapes: written.shapes,
    moves: list.slice(0, moves.length).join(';'),
    solution: list.slice(moves.length).join(';'),
    margin: rounded(margin.points),
    error: rounded(margin.error),
    ways,
    grade: gradeOf(game, judge, ways, margin.points),
    themes,
    check,
  };
}

function playTurn(game: Game, codes: readonly number[]): { after: Game; moves: Move[]; events: GameEvent[] } {
  const after = game.clone();
  const moves: Move[] = [];
  const events: GameEvent[] = [];
  after.listener = (event) => events.push(event);
  for (const code of codes) {
    moves.push(after.question.write(after, code));
    after.play(code);
  }
  after.listener = undefined;
  return { after, moves, events };
}

function rounded(points: number): number {
  return Math.round(10 * points) / 10;
}
