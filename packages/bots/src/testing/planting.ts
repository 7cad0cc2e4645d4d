import {
  AnswerList,
  CHANCE,
  type Game,
  type Move,
  newGame,
  observe,
  type PresetName,
  presets,
} from '@bastide/rules';
import { pointsWon } from '@bastide/rules/search';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { Comparison } from '../analysis/comparison.ts';
import { createBot } from '../create.ts';
import { Evaluation } from '../evaluation/evaluation.ts';

/** A game of knights in which one decision was replaced by a bad one. For tests. */
export interface Planted {
  readonly setup: { readonly sets: readonly string[]; readonly players: number };
  readonly moves: readonly Move[];
  /** The first move of the bad decision. */
  readonly at: number;
  /** What the good way would have scored at once, what the bad one does, for the seat and for the others together. */
  readonly good: readonly [number, number];
  readonly bad: readonly [number, number];
}

/** What may go wrong: points at hand are not taken, or points are given to others. */
const PLANTS = ['not-taken', 'given-away'] as const;
export type Plant = (typeof PLANTS)[number];

/** So many points make a plant worth it, and by so many the position must look worse after it: not all that is missed is lost. */
const MANY = 9;
const CLEAR = 8;

/** The first such decision in games of knights, planted; the game goes on for a few turns after it. */
export function planted(preset: PresetName, players: number, plant: Plant, after = 12): Planted {
  for (let seed = 1; seed < 60; seed++) {
    const found = plantIn(preset, players, plant, seed, after);
    if (found !== undefined) return found;
  }
  throw new Error(`no knight ever came to where ${plant} could be planted`);
}

function plantIn(
  preset: PresetName,
  players: number,
  plant: Plant,
  seed: number,
  after: number,
): Planted | undefined {
  const setup = { ...presets[preset], players };
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const random = seeded(seed);
  const bots = Array.from({ length: players }, (_, seat) =>
    createBot('knight', { seed: seat, budget: { iterations: 1 } }),
  );
  const knight = new Comparison(game, 'knight');
  const trial = game.clone();
  const evaluation = new Evaluation(game);
  const moves: Move[] = [];
  let found: Planted | undefined;
  let left = Number.POSITIVE_INFINITY;
  const play = (code: number) => {
    moves.push(game.question.write(game, code));
    game.play(code);
  };
  while (!game.over && left-- > 0) {
    if (game.toMove === CHANCE) play(randomAnswer(game, random));
    else if (found === undefined && game.question.id === 'place') {
      const bad = badWay(game, knight.best(observe(game, game.toMove)), plant, trial, evaluation);
      const at = moves.length;
      if (bad === undefined) play(bots[game.toMove].choose(observe(game, game.toMove)));
      else {
        for (const code of bad.codes) play(code);
        found = { setup, moves, at, good: bad.good, bad: bad.bad };
        left = after;
      }
    } else play(bots[game.toMove].choose(observe(game, game.toMove)));
  }
  return found;
}

/** A legal way to play the turn that is bad in this manner, if the good way leaves room for it. */
function badWay(game: Game, best: readonly number[], plant: Plant, trial: Game, evaluation: Evaluation) {
  const good = gains(game, best, trial);
  if (plant === 'not-taken' && good[0] - good[1] < MANY) return undefined;
  if (plant === 'given-away' && good[1] > 0) return undefined;
  evaluation.start(game);
  const worthOf = (codes: readonly number[]) => {
    gains(game, codes, trial);
    evaluation.readThings(trial);
    return evaluation.of(trial, game.toMove);
  };
  const most = worthOf(best) - CLEAR;
  const answers = new AnswerList();
  game.listAnswers(answers);
  for (const placement of answers.toArray()) {
    const codes = anyhowAfter(game, placement, trial);
    const bad = gains(game, codes, trial);
    const isBad = bad[0] === 0 && (plant === 'not-taken' ? bad[1] === 0 : bad[1] >= MANY);
    if (isBad && worthOf(codes) <= most) return { codes, good, bad };
  }
  return undefined;
}

/** A placement, and after it the first answer to all that is asked. */
function anyhowAfter(game: Game, placement: number, trial: Game): number[] {
  trial.copyFrom(game);
  const answers = new AnswerList();
  const codes = [placement];
  trial.play(placement);
  while (!trial.over && trial.toMove === game.toMove) {
    trial.listAnswers(answers);
    codes.push(answers.codes[0]);
    trial.play(answers.codes[0]);
  }
  return codes;
}

/** Points scored at once by the seat, and by all others. */
function gains(game: Game, codes: readonly number[], trial: Game): readonly [number, number] {
  const seat = game.toMove;
  trial.copyFrom(game);
  for (const code of codes) trial.play(code);
  let others = 0;
  for (let other = 0; other < game.players; other++)
    if (other !== seat) others += pointsWon(trial, other) - pointsWon(game, other);
  return [pointsWon(trial, seat) - pointsWon(game, seat), others];
}
