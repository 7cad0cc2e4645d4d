import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Person, withPeople } from './person.ts';
import { GameServer } from './server.ts';
import { createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

/** Milliseconds. */
const BACK_WITHIN = 3000;
const TOLD_WITHIN = 8000;

let server: GameServer;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  server = await GameServer.start();
});
beforeEach(async () => {
  server.mend();
  [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  for (const one of [ann, bob]) one.expectsCuts = true;
});
afterAll(() => server.remove());

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function play(act: () => Promise<void>): Promise<void> {
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, server.url));
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(8), bob.playOn(8)]);
    await act();
    await Promise.all([ann.playOn(16), bob.playOn(16)]);
    await samePosition([ann, bob]);
  });
}

const awayAt = ({ page }: Person) => page.locator('.note.away');

async function areAway(): Promise<void> {
  await Promise.all([ann, bob].map((one) => awayAt(one).waitFor({ timeout: TOLD_WITHIN })));
}

async function areBack(within = BACK_WITHIN): Promise<void> {
  const gone = { state: 'detached', timeout: within } as const;
  await Promise.all([ann, bob].map((one) => awayAt(one).waitFor(gone)));
}

test.each([1, 4, 9])(
  'everything is swallowed for %i s after the line was found dead: back within 3 s of the network',
  (seconds) =>
    play(async () => {
      server.lose('everything');
      await areAway();
      await wait(seconds * 1000);
      server.mend();
      await areBack();
    }),
);

test('requests get through but handshakes hang: back within 3 s of the network', () =>
  play(async () => {
    server.cut();
    await areAway();
    server.mend();
    server.lose('handshakes');
    await wait(3500);
    expect(await awayAt(ann).count()).toBe(1);
    server.lose('nothing');
    await areBack();
  }));

test('a network that takes 300 ms longer each way: nobody is called away, and after a cut all are back within 3 s', () =>
  play(async () => {
    server.slow(300);
    await wait(5000);
    for (const one of [ann, bob]) expect(await awayAt(one).count()).toBe(0);
    server.cut();
    await areAway();
    server.mend();
    server.slow(300);
    await areBack();
    server.slow(0);
  }));

test.each(['online', 'visibilitychange', 'try now'])('whatever hangs, %s begins anew at once', (what) =>
  play(async () => {
    server.lose('everything');
    await areAway();
    server.mend();
    for (const one of [ann, bob]) {
      if (what === 'try now') await one.button(one.words['line.try-now']).click();
      else
        await one.page.evaluate(
          (type) => (type === 'online' ? window : document).dispatchEvent(new Event(type)),
          what,
        );
    }
    await areBack(1000);
  }),
);

test('a browser that says offline makes the page look: a dead line is told within 3 s', () =>
  play(async () => {
    server.lose('everything');
    for (const { page } of [ann, bob]) await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await Promise.all([ann, bob].map((one) => awayAt(one).waitFor({ timeout: 3000 })));
    server.mend();
    await areBack();
  }));
