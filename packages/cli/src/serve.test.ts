import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFolder } from '@bastide/web/build';
import { afterAll, expect, test } from 'vitest';

const bastide = fileURLToPath(new URL('../bin/bastide.js', import.meta.url));
const festival = fileURLToPath(new URL('../../../examples/expansion-festival', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'bastide-serve-'));
afterAll(() => rmSync(data, { recursive: true }));

/** The page is built first. */
const PATIENCE = 300_000;

test(
  '--with: the page knows the expansion, and its tables can be opened online',
  async () => {
    const env = { ...process.env, BASTIDE_DATA: data };
    const server = spawn(process.execPath, [bastide, 'serve', '--port', '0', '--with', festival], { env });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let out = '';
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
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  },
  PATIENCE,
);
