import { expect, test } from 'vitest';
import { randomAnswer } from '../game/pick.ts';
import { seeded } from '../game/random.ts';
import { type Awarded, CHANCE, type GameEvent, History, newGame, presets } from '../index.ts';

/** A random game as its events. */
function eventsOf(name: keyof typeof presets, seed: number): GameEvent[] {
  const made = newGame({ sets: presets[name].sets, options: presets[name].options, players: 3 });
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  const random = seeded(seed);
  while (!made.ok.over) {
    const { question } = made.ok;
    history.play(question.write(made.ok, randomAnswer(made.ok, random)));
    // Taken back and played again, by another answer perhaps: ids must not depend on it.
    if (made.ok.toMove !== CHANCE && history.lastBy !== CHANCE && random(20) === 0) history.undo();
  }
  return history.events();
}

test.each(['base', 'bigbox-2014', 'everything'] as const)(
  '%s: what names an award is for its seat, and a scorer goes as far as the points say (X16)',
  (name) => {
    const last = new Map<number, Awarded>();
    let [moved, returned] = [0, 0];
    for (const event of eventsOf(name, 7)) {
      if (event.event === 'awarded') last.set(event.id, event);
      if (event.event !== 'moved' && event.event !== 'returned') continue;
      if (event.award === undefined) continue;
      const award = last.get(event.award);
      expect(award?.seat).toBe(event.seat);
      if (event.event === 'moved') {
        expect(award?.points).toBe(event.to - event.from);
        moved++;
      } else {
        expect(award?.on?.split(':')[0]).toBe(event.on?.split(':')[0]);
        returned++;
      }
    }
    expect(returned).toBeGreaterThan(2);
    if (name === 'everything') expect(moved).toBeGreaterThan(20);
  },
);
