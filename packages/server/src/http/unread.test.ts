import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveGames } from '../serve.ts';
import { filePlace } from '../testing/stores.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';

const root = mkdtempSync(join(tmpdir(), 'bastide-page-'));
/** More than the buffers of the system swallow. */
const LARGE = 40_000_000;
let served: Awaited<ReturnType<typeof serveGames>>;
beforeAll(async () => {
  writeFileSync(join(root, 'large.js'), 'x'.repeat(LARGE));
  const config = { ...TEST_CONFIG, store: (await filePlace()).where, unreadTime: 500 };
  served = await serveGames({ root, host: '127.0.0.1', port: 0 }, config);
});
afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

/** A line on which something is said and nothing read, and when it is cut. */
function line(text: string): { readonly socket: Socket; readonly cut: Promise<unknown> } {
  const { hostname, port } = new URL(served.url);
  const socket = connect(Number(port), hostname);
  const cut = new Promise((resolve) => {
    for (const sign of ['close', 'error']) socket.once(sign, resolve);
  });
  socket.write(text);
  return { socket, cut };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test('whoever asks for hundreds of things before the first is answered is cut off; a few may be asked for at once', async () => {
  const few = line(ask('/healthz').repeat(10));
  let answers = 0;
  await new Promise<void>((resolve) => {
    few.socket.on('data', (data) => {
      answers += String(data).split('HTTP/1.1 200').length - 1;
      if (answers === 10) resolve();
    });
  });
  few.socket.destroy();
  const many = line(ask('/large.js').repeat(500));
  many.socket.resume();
  await many.cut;
});

test('whoever asks and then reads nothing is cut off', async () => {
  const { socket, cut } = line(ask('/large.js'));
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  let read = 0;
  socket.on('data', (data) => {
    read += data.length;
  });
  socket.resume();
  await cut;
  expect(read).toBeLessThan(LARGE);
});
