import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { compress } from '../../build/compress.ts';
import { foreignExpansions } from '../../build/foreign.ts';

const folder = fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url));
const theirs = () => foreignExpansions([{ id: 'festival', folder }]);

test('a page built with an expansion that is not ours has its rules and its valuer among ours', async () => {
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [theirs()],
    logLevel: 'error',
  });
  const load = (name: string) =>
    server.ssrLoadModule(fileURLToPath(new URL(`../../../${name}`, import.meta.url)));
  const { valuers } = await load('bots/src/expansions/index.ts');
  const { registryWith } = await load('rules/src/expansions/registry.ts');
  await server.close();
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  expect(idsOf(valuers)).toContain('festival');
  expect(idsOf(registryWith().expansions)).toContain('festival');
});

test('a list that theirs can’t be added to is an error, not a page without them', () => {
  const path = fileURLToPath(new URL('lessons.ts', import.meta.url));
  expect(transformed(theirs(), readFileSync(path, 'utf8'), path)).toMatchObject({
    code: expect.stringContaining('expansion-festival/web/lesson.ts'),
    // Left out, the build warns of a broken map.
    map: null,
  });
  const lazy = "const found = import.meta.glob('./*/lesson.ts');";
  expect(() => transformed(theirs(), lazy, path)).toThrow('lessons.ts gathers files in a way');
});

test('a page that can’t be built says why, not that there is nothing to compress', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bastide-page-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), "import { missing } from './other.js'; missing();");
  writeFileSync(join(root, 'other.js'), 'export const present = 1;');
  const building = build({ root, configFile: false, logLevel: 'silent', plugins: [compress()] });
  await expect(building).rejects.toThrow('"missing" is not exported');
  rmSync(root, { recursive: true });
});

function transformed(plugin: Plugin, code: string, id: string): unknown {
  if (typeof plugin.transform !== 'function') throw new Error('the plugin transforms nothing');
  return Reflect.apply(plugin.transform, undefined, [code, id]);
}
