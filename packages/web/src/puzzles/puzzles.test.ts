import { setUp } from '@bastide/bots/puzzles';
import { answersOf } from '@bastide/rules';
import { gameOf } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { dailyOf, dayOf, streakOf } from './daily.ts';
import { judgeHere } from './judge-here.ts';
import { PuzzleSession } from './puzzle-session.ts';
import { nextAfter, stock } from './stock.ts';
import { tileInQuestion } from './tile-in-question.ts';

const [{ puzzle }] = stock;

function opened() {
  const set = setUp(puzzle);
  if ('error' in set) throw new Error(`${set.error} at ${set.at}`);
  return { ...set.ok, session: new PuzzleSession(puzzle, set.ok) };
}

const bytesOf = ({ state }: PuzzleSession) => gameOf(state.view).save();

test('a turn is played, taken back, played again, and over when nothing more is asked of the seat', () => {
  const { session, solution, codes } = opened();
  const start = bytesOf(session);
  expect(session.state.view.question.answers.length).toBeGreaterThan(1);
  expect(session.play(solution[0])).toBeUndefined();
  if (solution.length > 1) {
    expect(session.state.canUndo).toBe(true);
    session.undo();
    expect(bytesOf(session)).toEqual(start);
    session.play(solution[0]);
  }
  for (const move of solution.slice(1)) expect(session.play(move)).toBeUndefined();
  expect(session.state.isOver).toBe(true);
  expect(session.state.codes).toEqual(codes);
  expect(session.state.view.question.answers).toEqual([]);
  expect(session.play(solution[0])).toHaveProperty('error');
  session.undo();
  expect(session.state.isOver).toBe(true);
  session.reset();
  expect(bytesOf(session)).toEqual(start);
  expect(session.state.codes).toEqual([]);
});

test('nobody can move while the solution is shown', () => {
  const { session, solution } = opened();
  session.demonstrate(solution[0]);
  expect(session.state.view.question.answers).toEqual([]);
  expect(session.state.canUndo).toBe(false);
  session.reset();
  expect(session.state.view.question.answers.length).toBeGreaterThan(1);
});

test('the solution is right; the worst placement is not, and costs points', () => {
  const { game, codes } = opened();
  expect(judgeHere({ puzzle, codes })).toMatchObject({ right: true, loss: { points: 0 } });
  const losses = answersOf(game).map(({ code }) => {
    const played = game.clone();
    const answers = [code];
    played.play(code);
    while (played.toMove === game.toMove) {
      const last = answersOf(played)[0].code;
      answers.push(last);
      played.play(last);
    }
    return answers;
  });
  const other = losses.find((answers) => answers[0] >> 2 !== codes[0] >> 2) ?? [];
  const { right, loss } = judgeHere({ puzzle, codes: other });
  expect(right).toBe(false);
  expect(loss.points).toBeGreaterThan(puzzle.margin / 2);
});

test('every day has its puzzle, and all have their day before one comes again', () => {
  const days = Array.from({ length: stock.length }, (_, i) => dayOf(new Date(2026, 1, 1 + i)));
  expect(new Set(days.map((day) => dailyOf(day, stock).puzzle.id)).size).toBe(stock.length);
  expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('days in a row, with today or up to yesterday', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(streakOf('2026-03-01', days)).toBe(3);
  expect(streakOf('2026-03-02', days)).toBe(3);
  expect(streakOf('2026-03-03', days)).toBe(0);
  expect(streakOf('2026-02-28', days)).toBe(2);
});

test('the next is the next in the list that is not solved, round the end', () => {
  const last = stock[stock.length - 1];
  expect(nextAfter(stock[0], () => false)).toBe(stock[1]);
  expect(nextAfter(last, (id) => id === stock[0].puzzle.id)).toBe(stock[1]);
});

test('every puzzle has the picture of its tile', () => {
  expect(stock.filter((one) => tileInQuestion(one.puzzle) === undefined)).toEqual([]);
});
