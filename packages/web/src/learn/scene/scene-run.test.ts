import { moveText } from '@bastide/rules';
import { expect, test, vi } from 'vitest';
import { firstGame } from '../lessons/first-game.ts';
import { lessonOf } from '../lessons/lessons.ts';
import { SceneRun } from './scene-run.ts';

function run(id: string, lesson = firstGame): SceneRun {
  const scene = lesson.scenes.find((one) => one.id === id);
  if (scene === undefined) throw new Error(`there is no scene ${id}`);
  const begun = new SceneRun(lesson, scene, ['Red', 'Blue']);
  begun.pace = 0;
  begun.start();
  return begun;
}

function answer(begun: SceneRun, words: string): void {
  const answer = begun.state.view.question.answers.find(({ move }) => moveText(move).includes(words));
  if (answer === undefined) throw new Error(`“${words}” is not offered`);
  begun.play(answer.move);
}

test('something else than the task is legal, but missed: nothing can be played on it, only taken back', () => {
  const begun = run('city');
  answer(begun, ' 0,2 90');
  expect(begun.state.status).toBe('missed');
  expect(begun.state.view.question.answers).toEqual([]);
  expect(begun.play({ by: 0, do: 'pass' })).toEqual({ error: 'wrong-player', at: '' });
  begun.undo();
  expect(begun.state.status).toBe('open');
  answer(begun, ' 1,-1 270');
  expect(begun.state.status).toBe('open');
  answer(begun, 'pass');
  expect(begun.state.status).toBe('done');
  expect(begun.state.view.seats[0].points).toBe(8);
});

test('moves of a scene can be taken back, what made its position never', () => {
  const begun = run('city');
  expect(begun.state.canUndo).toBe(false);
  const tiles = begun.state.view.tiles.length;
  begun.undo();
  expect(begun.state.view.tiles).toHaveLength(tiles);
  answer(begun, ' 1,-1 270');
  expect(begun.state.canUndo).toBe(true);
  begun.undo();
  expect([begun.state.view.tiles.length, begun.state.view.tile?.id]).toEqual([tiles, 'base/E']);
});

test('who is shown the way comes to the end of the scene, also from a wrong move', () => {
  const begun = run('farmer');
  answer(begun, 'place base/E 0,1');
  expect(begun.state.status).toBe('missed');
  begun.showMe();
  begun.showMe();
  expect(begun.state.status).toBe('done');
});

test('the other player’s turn is watched first', async () => {
  const ferries = lessonOf('ferries');
  if (ferries === undefined) throw new Error('there is no such lesson');
  const begun = run('turn', ferries);
  expect(begun.state.thinking).toBe(1);
  begun.showMe();
  await vi.waitFor(() => expect(begun.state.view.question.seat).toBe(0), 5000);
  expect(begun.state.view.tile?.id).toBe('base/W');
});

test('at the end of the first game everything is counted', () => {
  const begun = run('last');
  begun.showMe();
  begun.showMe();
  expect([begun.state.status, begun.state.view.over]).toEqual(['done', true]);
  expect(begun.state.view.seats.map(({ points }) => points)).toEqual([72, 67]);
});
