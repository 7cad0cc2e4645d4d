import { expect, test } from 'vitest';
import { runCli } from './stage.ts';

test('the last line is one JSON object, with --json the only one', async () => {
  const argv = ['bench', '--rounds', '1', '--games', '2'];
  const json = await runCli([...argv, '--json']);
  expect(json.out.trimEnd().split('\n')).toHaveLength(1);
  const { base, ...others } = JSON.parse(json.last);
  expect(Object.keys(others)).toEqual(['bigbox-2017', 'bigbox-2014', 'everything']);
  expect(base.listing.gamesPerSecond).toBeGreaterThan(0);
  expect(base.sampling.gamesPerSecond).toBeGreaterThan(0);
  expect(base.cloneNanoseconds).toBeGreaterThan(0);
  expect(base.stateBytes).toBeGreaterThan(1000);

  const told = await runCli([...argv, '--only', 'base']);
  expect(told.out).toContain('games/s sampling');
  expect(JSON.parse(told.last)).toHaveProperty('base.listing.gamesPerSecond');
});

test('what is not measured is refused by name', async () => {
  const { status, err } = await runCli(['bench', '--only', 'chess']);
  expect(status).toBe(2);
  expect(err).toContain('“chess” is not measured');
});
