import { CLOSE, fitOf, PROTOCOL, type Spoken } from '@bastide/protocol';
import { afterEach, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.remove();
  server = undefined;
});

test('one step of the protocol up or down fits, and the rules that all nodes have', () => {
  const met = (protocol: number, rules: number) => fitOf({ protocol, rules }, { protocol: 7, least: 4 });
  expect([5, 6, 7, 8, 9].map((protocol) => met(protocol, 4))).toEqual([
    'old',
    'fits',
    'fits',
    'fits',
    'early',
  ]);
  expect([3, 4, 5].map((rules) => met(7, rules))).toEqual(['old', 'fits', 'fits']);
});

/** What a page of these versions is told, and with what code its line is closed. */
async function meet(speaks: Spoken | undefined): Promise<{ fit: string; code: number | undefined }> {
  const player = new Player(server?.url ?? '', 'Ann');
  Object.assign(player, { speaks, comesBack: false });
  await player.signUp();
  await player.connect();
  const [hello] = player.received;
  const fit = hello.tell === 'hello' ? hello.fit : '';
  if (fit !== 'fits') {
    const gone = () => player.closed.length > 0;
    while (!gone()) await new Promise((resolve) => setTimeout(resolve, 5));
  } else expect(await player.ask({ do: 'ping' })).toMatchObject({ tell: 'done' });
  player.leave();
  return { fit, code: player.closed[0]?.code };
}

test('a page is told whether it fits before it says anything, and one that does not is not listened to', async () => {
  server = await testServer({ protocol: PROTOCOL + 2, rulesVersion: 2 });
  const fits = { fit: 'fits', code: undefined };
  expect(await meet({ protocol: PROTOCOL + 2, rules: 2 })).toEqual(fits);
  expect(await meet({ protocol: PROTOCOL + 1, rules: 3 })).toEqual(fits);
  expect(await meet({ protocol: PROTOCOL + 2, rules: 1 })).toEqual({ fit: 'old', code: CLOSE.version });
  expect(await meet({ protocol: PROTOCOL, rules: 2 })).toEqual({ fit: 'old', code: CLOSE.version });
  expect(await meet({ protocol: PROTOCOL + 4, rules: 2 })).toEqual({ fit: 'early', code: CLOSE.version });
  expect(await meet(undefined)).toEqual({ fit: 'old', code: CLOSE.version });
});

test('pages from before there were versions still play here', async () => {
  server = await testServer();
  expect(await meet(undefined)).toEqual({ fit: 'fits', code: undefined });
});
