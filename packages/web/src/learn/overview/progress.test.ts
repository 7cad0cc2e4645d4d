import { beforeEach, expect, test, vi } from 'vitest';
import { firstGame } from '../lessons/first-game.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** The module as a fresh page has it. */
const load = () => import('./progress.ts');

test('a lesson is gone on with where one was, until all of it is done', async () => {
  const { markAt, markDone } = await load();
  markAt(firstGame.id, 'city');
  markDone(firstGame.id, 'placing');
  vi.resetModules();
  const later = await load();
  expect(later.sceneToResume(later.currentProgress(), firstGame)).toBe(4);
  expect(later.doneOf(later.currentProgress(), firstGame)).toBe(1);
  for (const { id } of firstGame.scenes) later.markDone(firstGame.id, id);
  expect(later.isLearnt(later.currentProgress(), firstGame)).toBe(true);
  expect(later.sceneToResume(later.currentProgress(), firstGame)).toBe(0);
});

test.each(['null', '7', '{"done":{"river":3},"at":{"river":[]}}', '{', '[]'])(
  'what can’t be understood is as good as nothing: %s',
  async (text) => {
    kept.set('bastide.learn', text);
    const { currentProgress } = await load();
    expect(currentProgress()).toEqual({ done: {}, at: {} });
  },
);
