import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const draw = { by: 'chance', do: 'draw', tile: 'base/D' };
const place = { by: 0, do: 'place', tile: 'base/D', x: 1, y: 0, rot: 0, legal: 6 };
const deploy = {
  by: 0,
  do: 'deploy',
  figure: 'follower',
  x: 1,
  y: 0,
  on: 'road:E',
  options: [
    'pass',
    'follower@1,0,city:N',
    'follower@1,0,road:E,W',
    'follower@1,0,field:EL,WR',
    'follower@1,0,field:ER,SL,SR,WL',
  ],
};

/** A record of one tile, by hand. */
function record(id: string, changes: object = {}): object {
  return {
    format: 'carcassonne-record/1',
    id,
    sets: ['base'],
    options: { firstPlayer: 0 },
    players: 2,
    moves: [draw, place, deploy],
    ...changes,
  };
}

/** The same bytes with one turned over. */
function damaged(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, i) => (i === 40 ? byte ^ 0xff : byte));
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

describe('files that are read', () => {
  const two = line(record('one')) + line(record('two'));
  test.each([
    ['one record', JSON.stringify(record('one')), 1],
    ['one record spread over lines', JSON.stringify(record('one'), undefined, 2), 1],
    ['a list', JSON.stringify([record('one'), record('two')], undefined, 1), 2],
    ['one a line', two, 2],
    ['one a line, the last without an end, blank ones between', `\n${two}\n\n${line(record('x')).trim()}`, 3],
    ['one a line, gzipped, whatever the name', gzipSync(two), 2],
  ])('%s', async (name, content, count) => {
    const { status, out, err } = await runCli(['replay', file(`${name}.json`, content)]);
    expect(err).toBe('');
    expect(out).toBe(`${count} records: ${count} identical, 0 different\n`);
    expect(status).toBe(0);
  });

  test('standard input, gzipped or not, and several files', async () => {
    const path = file('one.json', line(record('one')));
    expect((await runCli(['replay', '-', path], two)).out).toBe('3 records: 3 identical, 0 different\n');
    expect((await runCli(['replay', '-'], gzipSync(two))).out).toBe('2 records: 2 identical, 0 different\n');
  });
});

describe('differences are told with id, move, expected and found, and status 1', () => {
  const differing: readonly [string, object, string][] = [
    ['legal', { moves: [draw, { ...place, legal: 9 }, deploy] }, 'move 1, legal: expected 9, found 6'],
    [
      'options',
      { moves: [draw, place, { ...deploy, options: ['pass'] }] },
      'move 2, options: expected pass, found follower@1,0,city:N ',
    ],
    ['final', { final: [1, 0] }, 'end, final: expected 1,0, found 0,0'],
    [
      'a final score of a game that is not over',
      { final: [0, 0] },
      'end, end: expected over, found not over',
    ],
    [
      'awards',
      { awards: [{ after: 0, player: 1, points: 4 }] },
      'move 1, awards: expected player 1: 4, found none',
    ],
    ['tokens', { tokens: [{ wine: 2 }, {}] }, 'tokens.0, tokens: expected 2 wine, found none'],
    [
      'an illegal move',
      { moves: [draw, { ...place, y: 7 }] },
      'move 1: illegal-move at moves.1: expected a legal move, found {"by":0,"do":"place"',
    ],
    ['an unknown tile', { moves: [{ ...draw, tile: 'base/Z' }] }, 'move 0: unknown-tile at moves.0'],
    ['a wrong player', { moves: [draw, { ...place, by: 1 }] }, 'move 1: wrong-player at moves.1'],
  ];
  test.each(differing)('%s', async (_, changes, text) => {
    const { status, out, last } = await runCli(
      ['replay', '-'],
      line(record('odd', changes)) + line(record('ok')),
    );
    expect(out).toContain(`odd: ${text}`);
    expect(last).toBe('2 records: 1 identical, 1 different');
    expect(status).toBe(1);
  });

  test('scores are told by the move they follow', async () => {
    const next = { by: 1, do: 'place', tile: 'base/D', x: 2, y: 0, rot: 0 };
    const odd = record('odd', { moves: [draw, place, deploy, draw, next], scores: [[2, 0]] });
    const { out } = await runCli(['replay', '-'], line(odd));
    expect(out).toContain('odd: move 1, scores: expected 2,0, found 0,0\n');
  });

  test('a move after the end', async () => {
    const out = join(folder, 'whole.jsonl');
    await runCli(['simulate', '--games', '1', '--out', out]);
    const whole = JSON.parse(readFileSync(out, 'utf8'));
    const longer = { ...whole, moves: [...whole.moves, { by: 0, do: 'pass' }] };
    const { out: text, status } = await runCli(['replay', '-'], line(longer));
    expect(text).toContain(`move ${whole.moves.length}: game-over at moves.${whole.moves.length}`);
    expect(status).toBe(1);
  });
});

describe('what can’t be read is told with a code and a place, and status 2', () => {
  const unreadable: readonly [string, string | Uint8Array, string][] = [
    ['truncated', JSON.stringify(record('one')).slice(0, 200), 'standard input: not-json'],
    ['truncated gzip', gzipSync(line(record('one'))).subarray(0, 60), 'standard input: truncated'],
    ['damaged gzip', damaged(gzipSync(line(record('one')))), 'standard input: damaged'],
    ['no JSON', 'hello\n', 'standard input: not-json'],
    ['no object', '7\n', 'standard input:1: This should be an object'],
    ['another format', line(record('one', { format: 'chess/1' })), '(unknown-format at format: “chess/1”)'],
    ['moves that are none', line(record('one', { moves: [draw, 7] })), '(not-a-move at moves.1: “7”)'],
    ['malformed scores', line(record('one', { scores: [['a']] })), '(malformed at scores.0)'],
    [
      'unknown set',
      line(record('far', { sets: ['base', 'moon'] })),
      'far: There is no set of this name here',
    ],
    [
      'unknown set, by name',
      line(record('far', { sets: ['base', 'moon'] })),
      '(unknown-set at sets.1: “moon”)',
    ],
    ['unknown option', line(record('far', { options: { x: 1 } })), '(unknown-option at options.x: “1”)'],
    ['too many players', line(record('far', { players: 12 })), '(players-out-of-range at players: “12”)'],
  ];
  test.each(unreadable)('%s', async (_, content, text) => {
    const { status, err, last } = await runCli(['replay', '-'], content);
    expect(err).toContain(text);
    expect(last).toBe('0 records: 0 identical, 0 different');
    expect(status).toBe(2);
  });

  test('a broken line does not hide the others', async () => {
    const text = `{"format":\n${line(record('one'))}${line(record('two', { final: [9, 9] }))}{{\n`;
    const { status, err, last } = await runCli(['replay', file('mixed.jsonl', text)]);
    expect(err).toContain('mixed.jsonl:1: not-json');
    expect(err).toContain('mixed.jsonl:4: not-json');
    expect(last).toBe('2 records: 1 identical, 1 different');
    expect(status).toBe(2);
  });

  test('no such file, and a folder', async () => {
    const { status, err } = await runCli(['replay', join(folder, 'none.json'), folder]);
    expect(err).toContain('none.json: no-such-file');
    expect(err).toContain(`${folder}: is-a-folder`);
    expect(status).toBe(2);
  });
});
