import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFolder } from '@bastide/web/build';
import { afterAll, expect, test, vi } from 'vitest';

const bastide = fileURLToPath(new URL('../bin/bastide.js', import.meta.url));
const festival = fileURLToPath(new URL('../../../examples/expansion-festival', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'bastide-serve-'));
afterAll(() => rmSync(data, { recursive: true }));

/** The page is built first. */
const PATIENCE = 300_000;

/** Where a text stands in the built scripts, as a browser would say. */
function placeOf(text: string, folder: string): { readonly file: string; readonly at: string } {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    const lines = code.slice(0, code.indexOf(text)).split('\n');
    if (code.includes(text))
      return { file, at: `${file}:${lines.length}:${lines[lines.length - 1].length + 1}` };
  }
  throw new Error(`${text} is in no script`);
}

/** Says each module that is loaded, but for Node's own. */
const sayModules = `data:text/javascript,import { register } from 'node:module';
  register('data:text/javascript,export const load = (url, context, next) => (process._rawDebug(url), next(url, context))')`;

test(
  'a start reads few files, and none of a library',
  async () => {
    const env = { ...process.env, BASTIDE_DATA: data };
    const args = ['--import', sayModules, bastide, 'serve', '--port', '0'];
    const server = spawn(process.execPath, args, { env });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    let loaded = '';
    server.stderr.on('data', (chunk) => {
      loaded += chunk;
    });
    await new Promise((resolve) =>
      server.stdout.on('data', (chunk) => `${chunk}`.includes('ready') && resolve(0)),
    );
    server.kill('SIGTERM');
    await ended;
    const files = loaded.split('\n').filter((url) => url.startsWith('file:'));
    expect(files.filter((url) => url.includes('/node_modules/'))).toEqual([]);
    expect(files.length).toBeLessThan(40);
  },
  PATIENCE,
);

test(
  '--with: the page knows the expansion, its tables can be opened online, and a fault in it is logged with its place in the sources',
  async () => {
    const env = { ...process.env, BASTIDE_DATA: data };
    const server = spawn(process.execPath, [bastide, 'serve', '--port', '0', '--with', festival], { env });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    let out = '';
    try {
      const url = await new Promise<string>((resolve, reject) => {
        server.stdout.on('data', (chunk) => {
          out += chunk;
          const [, found] = /ready: (\S+)/.exec(out) ?? [];
          if (found !== undefined) resolve(found);
        });
        server.once('exit', (status) => reject(new Error(`it ended with ${status}: ${out}`)));
      });
      const page = await (await fetch(url)).text();
      const folder = pageFolder([{ id: 'festival', folder: festival }]);
      expect(page).toBe(readFileSync(join(folder, 'index.html'), 'utf8'));
      const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.js'),
      );
      expect(scripts.some((file) => readFileSync(join(folder, file), 'utf8').includes('festival/home'))).toBe(
        true,
      );
      const post = (path: string, body: object, cookie = '') =>
        fetch(new URL(path, url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
          body: JSON.stringify(body),
        });
      const guest = await post('/api/guest', { name: 'Ann' });
      const cookie = guest.headers.get('set-cookie')?.split(';')[0];
      const setup = { sets: ['base', 'festival'], options: {}, players: 2 };
      const table = { setup, seats: [{ kind: 'person' }, { kind: 'person' }] };
      expect(await (await post('/api/tables', { table }, cookie)).json()).toHaveProperty('game');
      // Where in the sources a fault was is told by the log; the maps for it are not to be had.
      const fault = placeOf('`api/fault`', join(folder, 'assets'));
      await post('/api/fault', { message: 'oh', stack: `Error: oh\n  at x (${url}assets/${fault.at})` });
      const source = fileURLToPath(new URL('../../web/src/app/frame/report-fault.ts', import.meta.url));
      const before = readFileSync(source, 'utf8').split("'api/fault'")[0].split('\n');
      const place = `${before.length}:${before[before.length - 1].length + 1}`;
      await vi.waitFor(() => expect(out).toContain(`at x (src/app/frame/report-fault.ts:${place})`), 10_000);
      expect((await fetch(`${url}assets/${fault.file}.map`)).status).toBe(404);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  },
  PATIENCE,
);
