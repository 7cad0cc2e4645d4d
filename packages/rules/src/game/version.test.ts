import { expect, test } from 'vitest';
import type { Expansion } from '../expansion.ts';
import {
  History,
  newGame,
  RULES_VERSION,
  readRecord,
  registryOf,
  registryWith,
  replay,
  setupIn,
} from '../index.ts';
import { dated, isOlder } from '../internal.ts';
import { randomAnswer } from './pick.ts';
import { seeded } from './random.ts';

/** A set from elsewhere whose ruling has changed: a toll was one point, and is two since version 2. */
function toll(version: 1 | 2): Expansion {
  const changed = { toll: { values: [2, 1], before: { version: 2, value: 1 } } } as const;
  return {
    id: 'toll',
    version,
    options: version === 1 ? { toll: { values: [1] } } : changed,
    citations: {},
    rules: ({ setup }) => ({
      steps: [
        {
          id: 'toll/pay',
          slot: 'scored',
          after: ['score'],
          run: ({ scores, turn }) => scores.advance(turn.seat, Number(setup.options.toll)),
        },
      ],
    }),
  };
}

const setup = { sets: ['base', 'toll'], players: 2 };
const [early, late] = ([1, 2] as const).map((version) => registryWith([toll(version)]));

test('a set-up is played by today’s version, or by the one it names', () => {
  const made = newGame({ sets: ['base'], players: 2 });
  expect(made).toMatchObject({ ok: { rules: { setup: { version: RULES_VERSION, versions: {} } } } });
  expect(newGame({ sets: ['base'], players: 2, version: 1 })).toMatchObject({
    ok: { rules: { setup: { version: 1 } } },
  });
  for (const version of [0, 1.5, '1', null])
    expect(newGame({ sets: ['base'], players: 2, version })).toEqual({
      error: 'not-a-version',
      at: 'version',
    });
  expect(newGame({ sets: ['base'], players: 2, version: RULES_VERSION + 1 })).toEqual({
    error: 'newer-rules',
    at: 'version',
  });
  expect(early.newGame({ ...setup, versions: { toll: 2 } })).toEqual({
    error: 'newer-rules',
    at: 'versions.toll',
  });
});

test('a ruling that has changed is the old one in games from before', () => {
  const tollOf = (input: object) => {
    const made = late.newGame(input);
    if ('error' in made) throw new Error(made.error);
    return made.ok.rules.setup.options.toll;
  };
  expect(tollOf(setup)).toBe(2);
  expect(tollOf({ ...setup, versions: { toll: 1 } })).toBe(1);
  // What was written down before the set had versions.
  expect(tollOf(dated(setup))).toBe(1);
});

test('a record goes on to its end by the rules it began with', () => {
  const made = early.newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  const random = seeded(3);
  while (!made.ok.over) history.play(made.ok.question.write(made.ok, randomAnswer(made.ok, random)));
  const record = JSON.parse(JSON.stringify(history.record('toll')));
  expect(record).toMatchObject({ version: RULES_VERSION, versions: { toll: 1 } });
  const again = (value: object) => {
    const read = readRecord(value);
    if ('error' in read) throw new Error(read.error);
    const game = late.newGame(setupIn(read.ok));
    if ('error' in game) throw new Error(game.error);
    return replay(read.ok, game.ok);
  };
  const { toll: _, ...options } = record.options;
  expect(again({ ...record, options })).toEqual({ ok: [] });
  const { version: __, versions: ___, ...oldest } = record;
  expect(again({ ...oldest, options })).toEqual({ ok: [] });
  expect(again({ ...record, options, versions: { toll: 2 } })).not.toEqual({ ok: [] });
});

test('whether rules have changed since a game began', () => {
  expect(isOlder(setup, late)).toBe(true);
  expect(isOlder({ ...setup, versions: { toll: 2 } }, late)).toBe(false);
  expect(isOlder({ ...setup, version: 1 }, early)).toBe(false);
  expect(isOlder({ sets: ['base'], version: 1 }, registryOf(early.expansions, 2))).toBe(true);
});
