import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

/** A busy machine takes its time over a search. */
const PATIENT = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'bastide-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test(
  'puzzles are found, written one a line, and a bot that is asked says whether they hold',
  async () => {
    const file = join(folder, 'found.jsonl');
    // Early in this game there is one.
    const game = ['--sets', 'base,ferries', '--seed', '2'];
    const find = ['puzzles', '--count', '1', ...game, '--workers', '1', '--out', file, '--json'];
    const found = await runCli(find);
    expect(found).toMatchObject({ status: 0, err: '' });
    const { puzzles } = JSON.parse(found.out);
    expect(puzzles).toHaveLength(1);
    expect(puzzles[0].margin).toBeGreaterThanOrEqual(3);
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(puzzles[0])}\n`);

    // Whether it holds depends on who is asked; that somebody was, and how long it took, does not.
    const check = ['puzzles', '--check', file, '--level', 'baron', '--iterations', '40', '--workers', '1'];
    const { out, status } = await runCli([...check, '--json']);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ level: 'baron', checked: 1, interrupted: false });
    expect(result.solved[0]).toMatchObject({ id: puzzles[0].id, right: result.holds === 1 });
    // Today's bots grade it as those did who found it.
    expect(result.solved[0].grade).toBe(puzzles[0].grade);
    expect(result.time).toBeGreaterThan(0);
    expect(status).toBe(result.holds === 1 ? 0 : 1);

    const again = await runCli(find);
    expect(again).toMatchObject({ status: 2 });
    expect(again.err).toContain('is there already');
  },
  PATIENT,
);

test('what can’t be done is refused', async () => {
  const refused = async (...argv: string[]) => {
    const { status, err } = await runCli(['puzzles', ...argv]);
    expect(status).toBe(2);
    return err;
  };
  expect(await refused('--sets', 'base,moon')).toContain('moon');
  expect(await refused('--grade', 'mild')).toContain('very-hard');
  expect(await refused('--theme', 'robbery')).toContain('robber, ');
  expect(await refused('--time', '5')).toContain('--time goes with --check');
  expect(await refused('--check', join(folder, 'none.jsonl'))).toContain('no-such-file');
  expect(await refused('--check', '-', '--level', 'duke')).toContain('there is no puzzle');
});
