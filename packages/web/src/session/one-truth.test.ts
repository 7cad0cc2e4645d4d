import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, History } from '@bastide/rules';
import { expect, expectTypeOf, test } from 'vitest';
import type { SceneRun } from '../learn/scene/scene-run.ts';
import type { OnlineSession } from '../online/table/online-session.ts';
import type { PuzzleSession } from '../puzzles/puzzle-session.ts';
import type { ReplaySession } from '../replay/replay-session.ts';
import type { Session } from './session.ts';
import type { LoggedGame } from './table-store.ts';

const SOURCE = join(import.meta.dirname, '..');

/** Names of what can be reached from outside and is the game itself, or would hand it out. */
type Exposed<Table> = {
  [Name in keyof Table]: Table[Name] extends Live | ((...given: never[]) => Live | undefined) ? Name : never;
}[keyof Table];
type Live = Game | History | LoggedGame;

interface Tables {
  readonly OnlineSession: OnlineSession;
  readonly PuzzleSession: PuzzleSession;
  readonly ReplaySession: ReplaySession;
  readonly SceneRun: SceneRun;
  readonly Session: Session;
}

const KNOWN = ['OnlineSession', 'PuzzleSession', 'ReplaySession', 'SceneRun', 'Session'] as const;

test('every table is among those that keep their game to themselves (decision 0018)', () => {
  expectTypeOf<(typeof KNOWN)[number]>().toEqualTypeOf<keyof Tables>();
  expectTypeOf<{ [Name in keyof Tables]: Exposed<Tables[Name]> }[keyof Tables]>().toEqualTypeOf<never>();
  const found = sources().flatMap((text) => /class (\w+) extends TableStore\b/.exec(text)?.[1] ?? []);
  expect(found.sort()).toEqual([...KNOWN]);
});

test('what is watched is a Store; only it and the line, which hands messages on, have listeners', () => {
  const users = sources().filter((text) => text.includes('new Listeners'));
  expect(users.length).toBe(2);
});

function sources(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'));
}
