import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../../scripts/catalogue.mjs', import.meta.url));

test('the lists of our expansions are those that the folders give', () => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
