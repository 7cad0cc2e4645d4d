import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playRandom } from '../support/table.ts';
import { Person, withPeople } from './person.ts';
import { GameServer } from './server.ts';
import { askedFirst, createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

let server: GameServer;
beforeAll(async () => {
  server = await GameServer.start();
});
beforeEach(() => server.mend());
afterAll(() => server.remove());

test('a cut wire: moves made meanwhile are shown, told to be on their way, and arrive when it is mended', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  for (const one of [ann, bob]) one.expectsCuts = true;
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, server.url));
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(20), bob.playOn(20)]);
    await samePosition([ann, bob]);
    server.cut();
    for (const { page } of [ann, bob]) await page.locator('.note.away').waitFor();
    const [asked, other] = await askedFirst(ann, bob);
    const before = await asked.moves();
    await playRandom(asked.page);
    expect(await asked.moves()).toBe(before + 1);
    await asked.page.locator('.table-head[data-sending="true"]').waitFor();
    expect(await other.moves()).toBe(before);
    server.mend();
    for (const { page } of [ann, bob]) await page.locator('.note.away').waitFor({ state: 'detached' });
    await asked.page.locator('.table-head[data-sending="false"]').waitFor();
    await other.page.waitForFunction((n) => (window.bastide.session?.state.log.length ?? 0) > n, before);
    await samePosition([ann, bob]);
    await Promise.all([ann.playOn(before + 20), bob.playOn(before + 20)]);
    await samePosition([ann, bob]);
  });
});

test('the server is restarted in the middle of a game: everybody is back within five seconds and nothing is lost', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  for (const one of [ann, bob]) one.expectsCuts = true;
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, server.url));
    await gameBegins(ann, bob);
    await Promise.all([ann.playOn(20), bob.playOn(20)]);
    await samePosition([ann, bob]);
    const before = await ann.position();
    await server.restart();
    for (const { page } of [ann, bob])
      await page.locator('[data-presence="here"]').nth(1).waitFor({ timeout: 5000 });
    expect(await ann.position()).toBe(before);
    await Promise.all([ann.playOn(40), bob.playOn(40)]);
    await samePosition([ann, bob]);
    await bob.page.reload();
    await gameBegins(bob);
    await samePosition([ann, bob]);
  });
});

test('the same player opens the table in a second window: the first one is told, and can take it back', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  for (const one of [ann, bob]) one.expectsCuts = true;
  await withPeople([ann, bob], async () => {
    await joinByLink(bob, await createTable(ann, server.url));
    await gameBegins(ann, bob);
    const second = await ann.page.context().newPage();
    await second.goto(ann.page.url());
    await second.waitForFunction(() => window.bastide?.session !== undefined);
    const takeBack = ann.button(ann.words['table.take-back']);
    await takeBack.waitFor();
    expect(await ann.isAsked()).toBe(false);
    expect(await ann.page.locator('.head-seats [data-presence="here"]').count()).toBe(2);
    server.cut();
    for (const one of [ann.page, second]) await one.locator('.note.away').waitFor();
    server.mend();
    for (const one of [ann.page, second]) await one.locator('.note.away').waitFor({ state: 'detached' });
    expect(await second.getByRole('button', { name: ann.words['table.take-back'] }).count()).toBe(0);
    await takeBack.click();
    await takeBack.waitFor({ state: 'detached' });
    await second.getByRole('button', { name: ann.words['table.take-back'] }).waitFor();
    await Promise.all([ann.playOn(10), bob.playOn(10)]);
    await samePosition([ann, bob]);
  });
});

test('a third person watches and speaks; one is muted; one leaves and a bot plays on to the end', async () => {
  const [ann, bob, eve] = [await Person.come('Ann'), await Person.come('Bob'), await Person.come('Eve')];
  await withPeople([ann, bob, eve], async () => {
    await joinByLink(bob, await createTable(ann, server.url));
    await gameBegins(ann, bob);
    await eve.enter(`${server.url}#/online`);
    await eve.page.getByRole('link', { name: eve.words['lobby.watch'] }).first().click();
    await gameBegins(eve);
    await ann.page.locator('.watchers').waitFor();
    await Promise.all([ann.playOn(12), bob.playOn(12)]);
    await samePosition([ann, bob, eve]);
    expect(await eve.isAsked()).toBe(false);

    for (const { page } of [ann, eve]) await page.getByRole('tab', { name: 'Chat' }).click();
    const lines = ({ page }: Person, hasText: string) => page.locator('.chat-words').filter({ hasText });
    await ann.button(ann.words['phrase.good-luck']).click();
    await bob.page.locator('.tab-fresh').waitFor();
    await lines(eve, eve.words['phrase.good-luck']).waitFor();
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    // Those who watch speak among themselves.
    await eve.page.getByText(eve.words['chat.aside']).waitFor();
    await eve.button(eve.words['phrase.oops']).click();
    await lines(eve, eve.words['phrase.oops']).waitFor();
    await bob.page.getByLabel(bob.words['chat.say']).fill('<b>hi</b> & “hello”');
    await bob.button(bob.words['chat.send']).click();
    for (const one of [ann, eve]) await lines(one, '<b>hi</b> & “hello”').waitFor();
    expect(await lines(ann, ann.words['phrase.oops']).count()).toBe(0);
    await ann.page.locator('.chat-lines .mute').first().click();
    await lines(ann, '<b>hi</b> & “hello”').waitFor({ state: 'detached' });
    await bob.button(bob.words['phrase.thanks']).click();
    await lines(eve, eve.words['phrase.thanks']).waitFor();
    expect(await lines(ann, ann.words['phrase.thanks']).count()).toBe(0);

    await bob.leaveGame();
    await ann.page.locator('.head-seats [data-presence="bot"]').waitFor();
    await bob.page.getByText(bob.words['table.left.bot']).waitFor();
    await ann.playOn();
    for (const { page } of [ann, bob, eve]) await page.locator('dialog.end').waitFor();
    expect(await ann.page.locator('.on-step[data-rank="1"] .ranked-name').textContent()).toBe('Ann');
  });
});

test('after a first turn in a game of days one is asked once; then browser and server tell of turns, and a press leads there', async () => {
  const [ann, bob] = [await Person.come('Ann', { isKeptOffline: true }), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    await ann.page.context().grantPermissions(['notifications'], { origin: new URL(server.url).origin });
    await ann.page.addInitScript(() => {
      // Nobody has been asked yet, and no push service can be reached from here.
      const permission = () => (localStorage.getItem('allowed') === null ? 'default' : 'granted');
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = async () => {
        localStorage.setItem('allowed', 'yes');
        return 'granted';
      };
      const key = (length: number) => 'A'.repeat(length);
      const keys = { p256dh: key(87), auth: key(22) };
      const endpoint = 'https://fcm.googleapis.com/fcm/send/ann';
      const subscription = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
      // A browser without a screen never hides a page, and forgets what it has shown nobody.
      Object.defineProperty(document, 'hidden', { get: () => true });
      const { prototype } = ServiceWorkerRegistration;
      const show = prototype.showNotification;
      prototype.showNotification = function (title, options) {
        document.documentElement.dataset.notified = title;
        return show.call(this, title, options);
      };
    });
    const link = await createTable(ann, server.url, async () => {
      await ann.page.getByLabel(ann.words['create.clock']).selectOption('day');
    });
    await joinByLink(bob, link);
    await gameBegins(ann, bob);
    await ann.page.evaluate(() => navigator.serviceWorker.ready);
    const question = ann.page.getByText(ann.words['notice.ask']);
    expect(await question.count()).toBe(0);
    await Promise.all([ann.playOn(12), bob.playOn(12)]);
    while (await ann.isAsked()) await playRandom(ann.page);
    const told = ann.page.waitForRequest(/\/api\/push$/);
    await ann.button(ann.words['notice.yes']).click();
    expect((await told).postDataJSON()).toMatchObject({ language: 'en' });
    await question.waitFor({ state: 'detached' });
    const moves = await bob.moves();
    await Promise.all([ann.playOn(moves + 8), bob.playOn(moves + 8)]);
    expect(await question.count()).toBe(0);
    await pushedTo(ann, new URL(ann.page.url()).hash.split('/')[2]);
    const notified = ann.page.locator(`html[data-notified="${ann.words['notice.turn']}"]`);
    await notified.waitFor();

    // Elsewhere, too: she plays another game meanwhile, where a badge says it and leads back.
    const first = ann.page.url();
    while (await ann.isAsked()) await playRandom(ann.page);
    await ann.page.goto(`${server.url}#/online/new`);
    const seat = ann.words['create.guest'].replace('{n}', '2');
    await ann.page.getByLabel(seat).selectOption('page');
    await ann.button(ann.words['create.do']).click();
    await ann.page.waitForFunction((address) => location.href !== address, first);
    await gameBegins(ann);
    const badge = ann.page.locator('.table-head .turns-elsewhere a');
    expect(await badge.count()).toBe(0);
    await ann.page.evaluate(() => delete document.documentElement.dataset.notified);
    while (await bob.isAsked()) await playRandom(bob.page);
    await badge.waitFor();
    await notified.waitFor();
    await badge.click();
    await ann.page.waitForFunction((words) => document.title.includes(words), ann.words['notice.turn']);
    expect(new URL(first).hash).toContain(new URL(ann.page.url()).hash);
  });
});

/** What the server would tell through a push service comes to the service worker, which shows it. */
async function pushedTo({ page }: Person, game: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown };
    scope.registration.showNotification = async (title, options) => {
      scope.shown = { title, ...options };
    };
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const other = `${game.slice(1)}x`;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({
      title: 'Bob has played',
      body: 'Base game',
      lang: 'en',
      game: other,
      image: './t/x.png',
    }),
  });
  const shown = () => worker.evaluate(() => (self as unknown as { shown?: unknown }).shown);
  await expect.poll(shown).toMatchObject({
    title: 'Bob has played',
    body: 'Base game',
    tag: `bastide-turn ${other}`,
    data: new URL(`/#/online/${other}`, page.url()).href,
    image: new URL('/t/x.png', page.url()).href,
  });
}
