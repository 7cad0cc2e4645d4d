import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '../config.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ requestTime: 500, proxies: 1 });
});
afterAll(() => server.remove());

/** Sends something and then nothing more: how many milliseconds until the line is closed. */
function openFor(text: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  const started = performance.now();
  return new Promise((resolve) => {
    const line = connect(Number(port), hostname, () => line.write(text));
    line.on('error', () => {});
    line.on('data', () => {});
    line.on('close', () => resolve(performance.now() - started));
  });
}

test('a request that is sent by halves is not waited for', async () => {
  // The lines are looked at once a second.
  expect(DEFAULTS.requestTime + 1000).toBeLessThan(15_000);
  const head = 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const times = await Promise.all(
    ['', 'GET / HT', head, `${head}content-length: 100\r\n\r\n{"name"`].map(openFor),
  );
  for (const time of times) expect(time).toBeLessThan(5000);
});

test('a browser that came over TLS is told to come no other way', async () => {
  const headers = async (proto: string) =>
    (await fetch(new URL('/api/tables', server.url), { headers: { 'x-forwarded-proto': proto } })).headers;
  expect((await headers('https')).get('strict-transport-security')).toContain('max-age=');
  expect((await headers('http')).get('strict-transport-security')).toBeNull();
});

test('where all pages come over TLS, so do cookies, also if no proxy may say so', async () => {
  const origin = 'https://play.example';
  const tls = await testServer({ origins: [origin] });
  try {
    const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, tls.url), init);
    const headers = { origin, 'content-type': 'application/json' };
    const made = await ask('/api/guest', { method: 'POST', headers, body: '{"name":"Ann"}' });
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('; Secure');
    // A browser says no origin when it only reads.
    const again = await ask('/api/me', { headers: { cookie: cookie.split(';')[0] } });
    expect(again.headers.get('set-cookie')).toContain('; Secure');
    expect(again.headers.get('strict-transport-security')).toContain('max-age=');
  } finally {
    await tls.remove();
  }
});
