import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { newGame, readRecord, replay } from '../../index.ts';
import { recordedGame } from '../../testing/index.ts';
import { randomAnswer } from '../pick.ts';
import { seeded } from '../random.ts';
import type { GameRecord } from './record.ts';

const golden = new URL('../../../golden/', import.meta.url);
const docs = new URL('../../../../../docs/', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('schemas/record.schema.json', docs), 'utf8'));
const fits = new Ajv2020({ strict: false }).compile(schema);
const page = readFileSync(new URL('record-format.md', docs), 'utf8');

const others = readdirSync(golden).filter((name) => name.endsWith('.jsonl.gz'));
const own = readdirSync(new URL('own/', golden)).map((name) => `own/${name}`);
const ownGames = own.filter((name) => name.endsWith('.jsonl.gz'));

describe('our own golden games', () => {
  test('there is one for each kind of record the independent engine does not write', () => {
    expect(ownGames).toEqual(
      ['everything', 'hands', 'messengers', 'robbers', 'wheel'].map((name) => `own/${name}.jsonl.gz`),
    );
  });

  test.each(ownGames)('%s replays without a difference', (name) => {
    for (const value of recordsIn(name)) {
      const record = readGame(value);
      const game = newGame(record);
      if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
      expect(replay(record, game.ok)).toEqual({ ok: [] });
      expect(game.ok.over).toBe(true);
    }
  });

  test.each([
    ['messengers', ['score', 'message', 'message-figure']],
    ['robbers', ['robber', 'rob', 'follow']],
    ['wheel', ['source', 'plague']],
    ['hands', ['deal', 'choose']],
    [
      'everything',
      ['ferry', 'gold', 'crop', 'crop-figure', 'flock', 'token', 'roll', 'return', 'source', 'first'],
    ],
  ])('%s has the moves it is there for', (name, moves) => {
    const done = new Set(
      recordsIn(`own/${name}.jsonl.gz`).flatMap((value) => readGame(value).moves.map((move) => move.do)),
    );
    expect([...done]).toEqual(expect.arrayContaining(moves));
  });

  test('the wheel has followers on its crown', () => {
    const [record] = recordsIn('own/wheel.jsonl.gz').map(readGame);
    expect(record.moves.some(({ on }) => typeof on === 'string' && on.startsWith('crown:'))).toBe(true);
  });
});

describe('the schema of records', () => {
  test.each([...others, ...ownGames])('%s is as the schema wants it', (name) => {
    for (const record of recordsIn(name)) expect(mismatch(record)).toBeUndefined();
  });

  test('what we write now is as the schema wants it', () => {
    const made = newGame({ sets: ['base', 'messengers', 'robbers', 'wheel-of-fortune'], players: 4 });
    if ('error' in made) throw new Error(made.error);
    const random = seeded(5);
    const record = recordedGame(made.ok, (game) => randomAnswer(game, random), 'now');
    expect(mismatch(JSON.parse(JSON.stringify(record)))).toBeUndefined();
  });

  test.each<[string, (record: Loose) => unknown]>([
    ['/players must be <= 8', (record) => (record.players = 9)],
    ['/format must be equal to constant', (record) => (record.format = 'carcassonne-record/2')],
    ['/moves/0/do must be equal to one of', (record) => (record.moves[0].do = 'dance')],
    ['/moves/1/tile must be string', (record) => (record.moves[1].tile = 3)],
    ['/moves/2/rot must be multiple of 90', (record) => (record.moves[2].rot = 45)],
    ['/moves/3 must NOT have additional properties: colour', (record) => (record.moves[3].colour = 'red')],
    [
      "/moves/2 must have required property 'x'",
      (record) => Object.assign(record.moves[2], { x: undefined }),
    ],
    ['/moves/1/by must be equal to constant', (record) => (record.moves[1].by = 0)],
    ['/options/farmers must be equal to one of', (record) => (record.options = { farmers: 'sometimes' })],
    ['must NOT have additional properties: extra', (record) => (record.extra = 1)],
    ["must have required property 'moves'", (record) => Object.assign(record, { moves: undefined })],
    ['/scores/0 must NOT have fewer than 2', (record) => (record.scores[0] = [1])],
  ])('it finds that %s', (problem, spoil) => {
    const [record] = recordsIn('own/messengers.jsonl.gz') as Loose[];
    spoil(record);
    expect(mismatch(JSON.parse(JSON.stringify(record)))).toContain(problem);
  });

  test('a set from elsewhere brings moves, tiles, figures and options of its own', () => {
    const [record] = recordsIn('own/messengers.jsonl.gz') as Loose[];
    Object.assign(record, { sets: ['base', 'mill'], options: { sails: 4 } });
    record.moves.push(
      { by: 0, do: 'grind', sacks: 3 },
      { by: 0, do: 'deploy', figure: 'miller', on: 'attic' },
    );
    expect(mismatch(record)).toBeUndefined();
    record.moves.push({ by: 0, do: 'deploy', figure: 7, on: 'attic' });
    expect(mismatch(record)).toContain(`/moves/${record.moves.length - 1}/figure must be string`);
  });
});

describe('the page about records', () => {
  test('tells of every move that is written in any golden game', () => {
    const done = new Set(
      [...others, ...ownGames].flatMap((name) =>
        recordsIn(name).flatMap((value) => readGame(value).moves.map((move) => move.do)),
      ),
    );
    const untold = [...done].filter((name) => !page.includes(`| \`${name}\` |`));
    expect(untold).toEqual([]);
  });

  test('tells of every move and every field of the schema', () => {
    const moves = Object.values<Shape>(schema.$defs).filter(
      ({ properties }) => properties?.do.const !== undefined,
    );
    expect(moves.length).toBeGreaterThan(20);
    for (const { properties = {} } of moves) {
      expect(page).toContain(`| \`${properties.do.const}\` |`);
      for (const field of Object.keys(properties)) expect(page).toContain(`\`${field}`);
    }
  });
});

/** Where a value first is not as the schema wants it, and how. */
function mismatch(value: unknown): string | undefined {
  if (fits(value)) return undefined;
  const [{ instancePath, message, params }] = fits.errors ?? [];
  return `${instancePath} ${message}: ${params.additionalProperty ?? ''}`;
}

interface Shape {
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
}

interface Loose {
  [field: string]: unknown;
  readonly moves: Record<string, unknown>[];
  readonly scores: unknown[];
}

function recordsIn(name: string): unknown[] {
  const lines = gunzipSync(readFileSync(new URL(name, golden)))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

function readGame(value: unknown): GameRecord {
  const record = readRecord(value);
  if ('error' in record) throw new Error(`${record.error} at ${record.at}`);
  return record.ok;
}
