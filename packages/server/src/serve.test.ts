import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, servePage } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'bastide-page-'));
let served: Served;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<title>Bastide</title>');
  writeFileSync(join(root, 'assets', 'main-1a2b.js'), 'export {};');
  served = await servePage({ root, host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

test('the address leads to the page, which is asked for anew each time', async () => {
  const answer = await fetch(served.url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Bastide');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('built files may be kept for ever', async () => {
  const answer = await fetch(`${served.url}assets/main-1a2b.js`);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('nothing outside the page is served', async () => {
  for (const path of ['nothing.js', '%2e%2e/%2e%2e/etc/passwd', 'assets/']) {
    const answer = await fetch(served.url + path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});
