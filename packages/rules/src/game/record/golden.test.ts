import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newGame, readRecord, replay } from '../../index.ts';

const folder = new URL('../../../golden/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'));
const games = files.map((name) => ({
  name,
  records: linesOf(name).map((line) => readGame(JSON.parse(line))),
}));

describe('golden games replay without a difference', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThan(15);
  });

  test.each(games)('$name', ({ records }) => {
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      const game = newGame(record);
      if ('error' in game) throw new Error(`${record.id}: ${game.error} at ${game.at}`);
      expect([record.id, replay(record, game.ok)]).toEqual([record.id, { ok: [] }]);
      expect(game.ok.over).toBe(true);
    }
  });

  /** A record that told nothing would agree with everything. */
  test.each(games)('$name tells all that is compared', ({ records }) => {
    for (const record of records) {
      const places = record.moves.filter((move) => move.do === 'place');
      const actions = record.moves.filter((move) => move.do === 'deploy' || move.do === 'pass');
      expect(places.filter((move) => typeof move.legal === 'number').length).toBeGreaterThan(60);
      expect(actions.some((move) => Array.isArray(move.options))).toBe(true);
      expect(record.scores?.length).toBe(places.length);
      expect(record.final?.length).toBe(record.players);
      expect(record.awards?.length).toBeGreaterThan(0);
      expect([record.unseen, record.tokens]).not.toContain(undefined);
    }
  });
});

describe('a replay finds what was changed in a record', () => {
  const [line] = linesOf('base-traders.jsonl.gz');

  test.each([
    ['legal', (record: Changed) => change(record.moves, 'legal', (n) => Number(n) + 1)],
    ['options', (record: Changed) => change(record.moves, 'options', (list) => (list as string[]).slice(1))],
    ['scores', (record: Changed) => record.scores[30][0]++],
    ['final', (record: Changed) => record.final[1]++],
    ['awards', (record: Changed) => change(record.awards, 'points', (n) => Number(n) + 1)],
    ['tokens', (record: Changed) => Object.assign(record.tokens[0], { wine: 20 })],
  ])('%s', (what, spoil) => {
    const changed = JSON.parse(line) as Changed;
    spoil(changed);
    const record = readGame(changed);
    const game = newGame(record);
    if ('error' in game) throw new Error(game.error);
    const differences = replay(record, game.ok);
    expect(differences).toMatchObject({ ok: [{ what }] });
  });
});

interface Changed {
  readonly moves: Record<string, unknown>[];
  readonly awards: Record<string, unknown>[];
  readonly scores: number[][];
  readonly final: number[];
  readonly tokens: object[];
}

/** Changes a field of the last entry that has it. */
function change(entries: Record<string, unknown>[], field: string, to: (value: unknown) => unknown): void {
  const entry = entries.filter((one) => one[field] !== undefined).pop();
  if (entry !== undefined) entry[field] = to(entry[field]);
}

function linesOf(name: string): string[] {
  return gunzipSync(readFileSync(new URL(name, folder)))
    .toString()
    .trim()
    .split('\n');
}

function readGame(value: unknown) {
  const record = readRecord(value);
  if ('error' in record) throw new Error(`${record.error} at ${record.at}`);
  return record.ok;
}
