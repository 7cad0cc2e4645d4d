import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runnable } from './runnable.ts';
import { openStore } from './store/index.ts';

afterEach(() => vi.unstubAllEnvs());

const module = new URL('./store/libsql/thread-main.ts', import.meta.url);

test('what tests start is compiled', () => {
  const { file, execArgv } = runnable(module);
  expect([file.href.endsWith('/server/dist/store/libsql/thread-main.js'), execArgv]).toEqual([true, []]);
  expect(existsSync(file)).toBe(true);
});

test.each(['1', ''])('a thread runs, compiled or not: %j', async (compiled) => {
  vi.stubEnv('BASTIDE_COMPILED', compiled);
  expect(runnable(module).file.href.endsWith('.ts')).toBe(compiled === '');
  const folder = mkdtempSync(join(tmpdir(), 'bastide-thread-'));
  const store = await openStore(join(folder, 'bastide.db'));
  await store.close();
  rmSync(folder, { recursive: true });
});

test('what is not ours to compile runs as it is', () => {
  const other = new URL('file:///home/src/other.mjs');
  expect(runnable(other)).toEqual({ file: other, execArgv: [] });
});
