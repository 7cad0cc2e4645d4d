import { AnswerList, newGame, presets } from '@bastide/rules';
import { randomGame, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { Evaluation } from './evaluation.ts';

function begin(preset: keyof typeof presets, players: number) {
  const { sets, options } = presets[preset];
  const made = newGame({ sets, options, players });
  if ('error' in made) throw new Error(made.error);
  return made.ok;
}

for (const preset of ['base', 'everything'] as const) {
  test(`${preset}: what is kept from the start of a turn tells the same as a new look`, () => {
    const start = begin(preset, 3);
    const kept = new Evaluation(start);
    const anew = new Evaluation(start);
    const trial = start.clone();
    const options = new AnswerList();
    let compared = 0;
    randomGame(start, seeded(2), (game) => {
      if (game.over || game.question.id !== 'place' || game.board.land.placed % 7 !== 0) return;
      kept.start(game);
      anew.start(game);
      game.listAnswers(options);
      for (let i = 0; i < options.count; i += 5) {
        trial.copyFrom(game);
        trial.play(options.codes[i]);
        anew.startFrom(trial);
        kept.readThings(trial);
        kept.look(trial);
        anew.look(trial);
        for (const [seat, worth] of kept.worths.entries()) expect(worth).toBeCloseTo(anew.worths[seat], 9);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(50);
  });
}

test('the terms of a seat add up to its worth', () => {
  const start = begin('bigbox-2017', 2);
  const evaluation = new Evaluation(start);
  randomGame(start, seeded(4), (game) => {
    if (game.board.land.placed % 20 !== 0) return;
    evaluation.start(game);
    evaluation.look(game);
    for (const [seat, worth] of evaluation.worths.entries()) {
      const terms = Object.values(evaluation.termsOf(seat));
      expect(terms.reduce((sum, term) => sum + term, 0)).toBeCloseTo(worth, 9);
    }
  });
});

test('when the game is over only the points count', () => {
  const start = begin('bigbox-2017', 2);
  const evaluation = new Evaluation(start);
  randomGame(start, seeded(6));
  evaluation.start(start);
  evaluation.look(start);
  expect([...evaluation.worths]).toEqual([start.scores.of(0), start.scores.of(1)]);
});
