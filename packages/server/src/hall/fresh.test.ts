import { expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { playToEnd } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();

/** What the store is asked for of one game while something is done. */
async function asked(work: () => Promise<string>): Promise<string[]> {
  const { store } = server.hall;
  const names = [
    'gameById',
    'eventsFrom',
    'snapshotOf',
    'chatsFrom',
    'openGamesOf',
    'takeLease',
    'releaseLease',
    'clearWake',
  ];
  const own = names.map((name) => [name, store[name as keyof Store]] as const);
  const all: [name: string, game: unknown][] = [];
  for (const [name, operation] of own) {
    const spied = (...args: unknown[]) => {
      all.push([name, args[0]]);
      return (operation as (...args: unknown[]) => unknown)(...args);
    };
    Object.assign(store, { [name]: spied });
  }
  const game = await work();
  Object.assign(store, Object.fromEntries(own));
  return all.filter(([, about]) => about === game).map(([name]) => name);
}

test('a table that was laid here is not read back, and a game that is played to its end asks for no lease', async () => {
  const questions = await asked(async () => {
    const { ann, bob, game } = await server.two();
    await playToEnd(game, [ann, bob]);
    await vi.waitFor(async () => expect(server.hall.present(game)?.driver.isDone).toBe(true));
    for (const one of [ann, bob]) await one.close(game);
    await vi.waitFor(async () => {
      await server.hall.sweep();
      expect(server.hall.present(game)).toBeUndefined();
    });
    return game;
  });
  expect(questions).toEqual([]);
});

test('what was said at a table is shown to whoever comes later', async () => {
  const { ann, game } = await server.two();
  await ann.must({ do: 'say', game, text: 'first' });
  const eve = await server.join('Eve');
  expect((await eve.open(game)).chat).toMatchObject([{ text: 'first' }]);
});

test('a game that is over leaves the memory when nobody looks, one that waits stays for a while', async () => {
  const { ann, bob, game } = await server.two({ timeout: 'out' });
  const { game: waiting } = await ann.create();
  await ann.must({ do: 'leave', game });
  await vi.waitFor(() => expect(server.hall.present(game)?.driver.isDone).toBe(true));
  await server.hall.sweep();
  expect(server.hall.present(game)).toBeDefined();
  for (const one of [ann, bob]) await one.close(game);
  await vi.waitFor(async () => {
    await server.hall.sweep();
    expect(server.hall.present(game)).toBeUndefined();
  });
  expect(server.hall.present(waiting)).toBeDefined();
  expect((await ann.open(game)).info.status).toBe('over');
});

test('who is there is told once to everyone, not again to who has just been told with the table', async () => {
  const { ann, bob, game } = await server.two();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const told = (who: typeof ann) => who.received.filter(({ tell }) => tell === 'presence').length;
  const before = [told(ann), told(bob)];
  const eve = await server.join('Eve');
  await eve.open(game);
  await Promise.all([ann, bob].map((one) => one.until(() => one.table(game).presence.watchers === 1)));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([told(ann), told(bob), told(eve)]).toEqual([before[0] + 1, before[1] + 1, 0]);
});
