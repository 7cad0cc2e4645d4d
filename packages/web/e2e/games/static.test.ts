import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFolder } from '../../build/page.ts';
import { writeStatic } from '../../build/static.ts';
import { en } from '../../src/texts/en.ts';
import { comeUnpainted } from '../support/browsers.ts';
import { watchFaults } from '../support/faults.ts';
import { playOffline } from '../support/offline.ts';

const FOLDER = '/games/bastide/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const folder = mkdtempSync(join(tmpdir(), 'bastide-static-'));
let server: Server;

/** Knows nothing but files, in a folder of a web space. */
beforeAll(async () => {
  writeStatic(pageFolder(), folder);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    try {
      if (!pathname.startsWith(FOLDER)) throw new Error('elsewhere');
      const name = normalize(pathname.slice(FOLDER.length)) || 'index.html';
      const file = readFileSync(join(folder, name === '.' ? 'index.html' : name));
      response.setHeader('content-type', TYPES[extname(name) || '.html'] ?? 'application/octet-stream');
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('from a plain file server, in a folder of it: a game against a bot, without a network too, and nothing of playing online', async () => {
  const page = await comeUnpainted({ isKeptOffline: true });
  try {
    const faults = watchFaults(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`);
    await page.getByRole('button', { name: en['setup.quick'] }).waitFor();
    expect(await page.locator('a[href^="#/online"]').count()).toBe(0);
    await playOffline(page);
    expect(faults).toEqual([]);
  } finally {
    await page.context().close();
  }
});
