import { expect, inject, test } from 'vitest';
import { holds } from '../support/holds.ts';
import { playRandom } from '../support/table.ts';
import { Person, withPeople } from './person.ts';
import { createTable, gameBegins, joinByLink, samePosition } from './tables.ts';

const games = inject('games');

test('a third person watches and speaks aside; one is muted; one leaves, a bot plays on, and the win is claimed', async () => {
  // Among all tables of this server hers is found by its name.
  const [ann, bob, eve] = [await Person.come('Zoé'), await Person.come('Bob'), await Person.come('Eve')];
  await withPeople([ann, bob, eve], async () => {
    await joinByLink(bob, await createTable(ann, games));
    await gameBegins(ann, bob);
    await eve.enter(`${games}#/online`);
    const card = eve.page.locator('.table-card').filter({ hasText: ann.name });
    await card.getByRole('link', { name: eve.words['lobby.watch'] }).click();
    await gameBegins(eve);
    await ann.page.locator('.watchers').waitFor();
    await Promise.all([ann.playOn(12), bob.playOn(12)]);
    await samePosition([ann, bob, eve]);
    expect(await eve.isAsked()).toBe(false);

    for (const { page } of [ann, eve]) await page.getByRole('tab', { name: 'Chat' }).click();
    const heard = ({ page }: Person, words: string) => page.locator('.chat-words').filter({ hasText: words });
    const aside = '<b>hi</b> & “hello”';
    await eve.page.getByLabel(eve.words['chat.say']).fill(aside);
    await eve.button(eve.words['chat.send']).click();
    await heard(eve, aside).waitFor();
    await ann.button(ann.words['phrase.good-luck']).click();
    await heard(eve, eve.words['phrase.good-luck']).waitFor();
    await bob.page.locator('.tab-fresh').waitFor();
    // Who watches speaks to those who watch.
    expect(await heard(ann, aside).count()).toBe(0);
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.button(bob.words['phrase.oops']).click();
    await heard(ann, ann.words['phrase.oops']).waitFor();
    await ann.page.locator('.chat-lines .speaker').first().click();
    await ann.button(/^Mute/).click();
    await heard(ann, ann.words['phrase.oops']).waitFor({ state: 'detached' });
    await bob.button(bob.words['phrase.thanks']).click();
    await heard(eve, eve.words['phrase.thanks']).waitFor();
    expect(await heard(ann, ann.words['phrase.thanks']).count()).toBe(0);

    await bob.leaveGame();
    await ann.page.locator('.head-seats [data-presence="bot"]').waitFor();
    await bob.page.getByText(bob.words['table.left.bot']).waitFor();
    await ann.playOn((await ann.moves()) + 40);
    await ann.button(ann.words['claim.do']).click();
    for (const { page } of [ann, bob, eve]) await page.locator('dialog.end').waitFor();
    expect(await ann.page.locator('.on-step[data-rank="1"] .ranked-name').textContent()).toBe(ann.name);
  });
});

test('after a first turn in a game of days one is asked once; then browser and server tell of turns, and a press leads there', async () => {
  const [ann, bob] = [await Person.come('Ann', { isKeptOffline: true }), await Person.come('Bob')];
  await withPeople([ann, bob], async () => {
    await ann.page.context().grantPermissions(['notifications'], { origin: new URL(games).origin });
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
    const link = await createTable(ann, games, async () => {
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
    await ann.page.goto(`${games}#/online/new`);
    const seat = ann.words['create.guest'].replace('{n}', '2');
    await ann.page.getByLabel(seat).selectOption('page');
    await ann.button(ann.words['create.do']).click();
    await holds(ann.page, (address) => location.href !== address, first);
    await gameBegins(ann);
    const badge = ann.page.locator('.table-head .turns-elsewhere a');
    expect(await badge.count()).toBe(0);
    await ann.page.evaluate(() => delete document.documentElement.dataset.notified);
    while (await bob.isAsked()) await playRandom(bob.page);
    await badge.waitFor();
    await notified.waitFor();
    await badge.click();
    await holds(ann.page, (words) => document.title.includes(words), ann.words['notice.turn']);
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
