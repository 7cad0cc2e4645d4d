import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holds } from '../support/holds.ts';
import { playRandom } from '../support/table.ts';
import { keepEvidence } from '../support/visit.ts';
import { Person } from './person.ts';
import { GameServer } from './server.ts';
import { askedFirst, createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

/** Milliseconds. */
const BACK_WITHIN = 3000;
const TOLD_WITHIN = 8000;

let server: GameServer;
let ann: Person;
let bob: Person;

/** One game of two people, to whom all of this happens. */
beforeAll(async () => {
  server = await GameServer.start();
  [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  for (const one of [ann, bob]) one.expectsCuts = true;
  await joinByLink(bob, await createTable(ann, server.url));
  await gameBegins(ann, bob);
});
beforeEach(() => server.mend());
afterAll(async () => {
  await Promise.all([ann, bob].map((one) => one.leave()));
  await server.remove();
});

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whatever happens, both play on after it and see the same. */
async function play(act: () => Promise<void>): Promise<void> {
  try {
    await act();
    const moves = (await ann.moves()) + 6;
    await Promise.all([ann.playOn(moves), bob.playOn(moves)]);
    await samePosition([ann, bob]);
  } catch (error) {
    await keepEvidence({ Ann: ann.page, Bob: bob.page });
    throw error;
  }
}

const awayAt = ({ page }: Pick<Person, 'page'>) => page.locator('.note.away');

async function areAway(): Promise<void> {
  await Promise.all([ann, bob].map((one) => awayAt(one).waitFor({ timeout: TOLD_WITHIN })));
}

async function areBack(): Promise<void> {
  const gone = { state: 'detached', timeout: BACK_WITHIN } as const;
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

test('a cut wire: moves made meanwhile are shown, told to be on their way, and arrive when it is mended', () =>
  play(async () => {
    server.cut();
    await areAway();
    const [asked, other] = await askedFirst(ann, bob);
    const before = await asked.moves();
    await playRandom(asked.page);
    expect(await asked.moves()).toBe(before + 1);
    await asked.page.locator('.table-head[data-sending="true"]').waitFor();
    expect(await other.moves()).toBe(before);
    server.mend();
    await areBack();
    await asked.page.locator('.table-head[data-sending="false"]').waitFor();
    await holds(other.page, (n) => (window.bastide?.session?.state.log.length ?? 0) > n, before);
    await samePosition([ann, bob]);
  }));

test('the server is restarted in the middle of a game: everybody is back within five seconds and nothing is lost', () =>
  play(async () => {
    const before = await ann.position();
    await server.restart();
    for (const { page } of [ann, bob])
      await page.locator('[data-presence="here"]').nth(1).waitFor({ timeout: 5000 });
    expect(await ann.position()).toBe(before);
    await bob.page.reload();
    await gameBegins(bob);
    await samePosition([ann, bob]);
  }));

test('the same player opens the table in a second window: the first one is told, and can take it back', () =>
  play(async () => {
    const second = await ann.page.context().newPage();
    await second.goto(ann.page.url());
    await holds(second, () => window.bastide?.session !== undefined);
    const takeBack = ann.button(ann.words['table.take-back']);
    await takeBack.waitFor();
    expect(await ann.isAsked()).toBe(false);
    expect(await ann.page.locator('.head-seats [data-presence="here"]').count()).toBe(2);
    server.cut();
    for (const page of [ann.page, second]) await awayAt({ page }).waitFor();
    server.mend();
    for (const page of [ann.page, second]) await awayAt({ page }).waitFor({ state: 'detached' });
    expect(await second.getByRole('button', { name: ann.words['table.take-back'] }).count()).toBe(0);
    await takeBack.click();
    await takeBack.waitFor({ state: 'detached' });
    await second.getByRole('button', { name: ann.words['table.take-back'] }).waitFor();
    await second.close();
  }));
