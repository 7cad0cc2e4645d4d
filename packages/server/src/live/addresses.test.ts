import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

/** Sends the lines of a request by hand: the first line of the answer. */
function statusOf(line: string, headers: readonly string[], body = ''): Promise<string> {
  const { hostname, port, host } = new URL(server.url);
  const head = [line, `host: ${host}`, ...headers, `content-length: ${body.length}`].join('\r\n');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${body}`));
    socket.on('error', () => {});
    socket.on('data', (data) => {
      answer += data;
      socket.end();
    });
    socket.on('close', () => resolve(answer.split('\r\n')[0]));
  });
}

test('an address that makes no sense is turned away, and the server lives on', async () => {
  const upgrade = ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13'];
  for (const path of ['//', 'http://[', '/live?ticket=%', '/live?ticket=%ff&instead=%00&game=%'])
    expect(await statusOf(`GET ${path} HTTP/1.1`, upgrade)).toMatch(/^HTTP\/1.1 40[34]/);
  await (await server.join('Ann')).must({ do: 'ping' });
});

test('the door is the same however an address is written', async () => {
  const json = ['content-type: application/json', 'origin: http://evil.example'];
  for (const path of ['/api/guest', '/%61pi/guest', '/a%70i/gu%65st', `${server.url}api/guest`])
    expect(await statusOf(`POST ${path} HTTP/1.1`, json, '{"name":"Eve"}')).toContain('403');
  const answer = await fetch(new URL('/%61pi/me', server.url));
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a token opens the door for programs, which say no origin; to pages of strangers and to passkeys it is none', async () => {
  const eve = new Player(server.url, 'Eve');
  const authorization = `Bearer ${'a'.repeat(43)}`;
  await expect(
    eve.post('/api/guest', { name: 'Eve' }, { authorization, origin: 'http://evil.example' }),
  ).rejects.toThrow('forbidden-origin');
  const json = ['content-type: application/json', `authorization: ${authorization}`];
  expect(await statusOf('POST /api/passkey/sign-in/options HTTP/1.1', json, '{}')).toContain('403');
});
