import { readdirSync, readFileSync } from 'node:fs';
import { ROUTES } from '@bastide/protocol/schemas';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { useServer } from '../testing/use-server.ts';

const at = useServer();
const here = new URL('./', import.meta.url);

test('what is served below /api/ is described, and what is described is served', async () => {
  const answer = await fetch(new URL('/api/openapi.json', at.url));
  const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, object> };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual([...new Set(ROUTES.map(({ path }) => path))]);
  const sources = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const served = sources.flatMap((name) =>
    [...readFileSync(new URL(name, here), 'utf8').matchAll(/app\.(get|post)\('(\/api\/[^']+)'/g)].map(
      ([, method, path]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
  expect(served.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the description is worked out once, however often it is asked for', async () => {
  const server = await testServer();
  const work = async (times: number) => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) await (await fetch(new URL('/api/openapi.json', server.url))).text();
    return process.cpuUsage(before).user;
  };
  const once = await work(1);
  expect(await work(20)).toBeLessThan(6 * once);
  await server.remove();
});
