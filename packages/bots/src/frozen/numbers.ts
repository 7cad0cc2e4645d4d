import { AnswerList, CHANCE, type GameEvent, type Move, observe } from '@bastide/rules';
import { tilesToDraw } from '@bastide/rules/search';
import { randomAnswer, randomGame, seeded } from '@bastide/rules/testing';
import { Comparison } from '../analysis/comparison.ts';
import { Evaluation } from '../evaluation/evaluation.ts';
import { TERMS } from '../evaluation/terms.ts';
import { themesOf } from '../puzzles/themes-of.ts';
import { WayTrials } from '../puzzles/way-trials.ts';
import { startOf, type Table } from './games.ts';

export type Numbers = Readonly<Record<string, number>>;

/** Every term of the evaluation, summed up over many positions of a random game, the seats told apart by factors. */
export function termsAt(table: Table): Numbers {
  const start = startOf(table);
  const evaluation = new Evaluation(start);
  const trial = start.clone();
  const answers = new AnswerList();
  const sums: Record<string, number> = { deployment: 0 };
  for (const term of TERMS) sums[term] = 0;
  let count = 0;
  randomGame(start, seeded(23), (game) => {
    if (game.over || game.toMove === CHANCE || count++ % 3 !== 0) return;
    evaluation.start(game);
    game.listAnswers(answers);
    for (let i = 0; i < answers.count; i += Math.ceil(answers.count / 3)) {
      trial.copyFrom(game);
      trial.play(answers.codes[i]);
      evaluation.readThings(trial);
      evaluation.look(trial);
      for (let seat = 0; seat < game.players; seat++) {
        const terms = evaluation.termsOf(seat);
        for (const term of TERMS) sums[term] += (1 + seat / 7) * terms[term];
      }
      if (game.question.id === 'place') sums.deployment += evaluation.bestDeployment(trial, game.toMove);
    }
  });
  return rounded(sums);
}

/** How often each theme is found in the turns of a random game. */
export function themesAt(table: Table): Numbers {
  const game = startOf(table);
  const random = seeded(29);
  const counts: Record<string, number> = {};
  while (!game.over) {
    if (game.toMove === CHANCE || game.question.id === 'over') {
      game.play(randomAnswer(game, random));
      continue;
    }
    const before = game.clone();
    const moves: Move[] = [];
    const events: GameEvent[] = [];
    game.listener = (event) => events.push(event);
    while (game.toMove === before.toMove && !game.over) {
      const code = randomAnswer(game, random);
      moves.push(game.question.write(game, code));
      game.play(code);
    }
    game.listener = undefined;
    for (const theme of themesOf({ before, after: game, moves, events }))
      counts[theme] = (counts[theme] ?? 0) + 1;
  }
  return counts;
}

/** What two placements come to, in trials of puzzles and of an analysis. */
export function trialsAt(table: Table): Numbers {
  const game = startOf(table);
  const random = seeded(31);
  const half = tilesToDraw(game) / 2;
  while (tilesToDraw(game) > half || game.toMove === CHANCE || game.question.id !== 'place')
    game.play(randomAnswer(game, random));
  const view = observe(game, game.toMove);
  const answers = new AnswerList();
  view.listAnswers(answers);
  const ways = [[answers.codes[0]], [answers.codes[answers.count - 1]]];
  const puzzles = new WayTrials(game).try(view, ways, 3, 5);
  const analyst = new Comparison(game, 'knight').compare(view, ways[0], ways[1]);
  return rounded({
    puzzlesOne: puzzles[0].reduce((sum, value) => sum + value, 0),
    puzzlesOther: puzzles[1].reduce((sum, value) => sum + value, 0),
    points: analyst.loss.points.mean,
    chance: analyst.loss.chance.mean,
    error: analyst.loss.points.error,
  });
}

function rounded(numbers: Numbers): Numbers {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, Math.round(1e6 * number) / 1e6]),
  );
}
