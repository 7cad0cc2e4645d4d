import { expect } from 'vitest';
import { TestClock } from '../../../server/src/testing/clock.ts';
import { MailServer } from '../../../server/src/testing/mail-server.ts';
import { Browser, PushService } from '../../../server/src/testing/push-service.ts';
import type { Person } from './person.ts';
import { GameServer } from './server.ts';

/** A game server that reaches people who look elsewhere: with a push service and a mail server on this computer, and a clock that can be moved on. */
export class ReachingServer {
  readonly server: GameServer;
  readonly pushes: PushService;
  readonly post: MailServer;
  readonly clock: TestClock;

  private constructor(server: GameServer, pushes: PushService, post: MailServer, clock: TestClock) {
    this.server = server;
    this.pushes = pushes;
    this.post = post;
    this.clock = clock;
  }

  static async start(): Promise<ReachingServer> {
    const [pushes, post] = await Promise.all([PushService.open(), MailServer.open()]);
    const clock = new TestClock();
    const server = await GameServer.start((site) => ({
      now: clock.now,
      leaseTime: 1000 * 24 * 3_600_000,
      notices: {
        pushServices: [pushes.origin],
        contact: 'mailto:bastide@localhost',
        mail: { server: post.url, from: 'Bastide <play@example.org>', site },
      },
    }));
    return new ReachingServer(server, pushes, post, clock);
  }

  async remove(): Promise<void> {
    await this.server.remove();
    await Promise.all([this.pushes.close(), this.post.close()]);
  }
}

/** Lets somebody be told of turns: nobody has asked them yet, and the push service of their browser is on this computer. */
export async function reachable({ page }: Person, { server, pushes }: ReachingServer): Promise<Browser> {
  const browser = new Browser(pushes, crypto.randomUUID());
  await page.context().grantPermissions(['notifications'], { origin: new URL(server.url).origin });
  await page.addInitScript(({ endpoint, keys }) => {
    const permission = () => (localStorage.getItem('allowed') === null ? 'default' : 'granted');
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = async () => {
      localStorage.setItem('allowed', 'yes');
      return 'granted';
    };
    const subscription = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    // A browser without a screen never hides a page, forgets what it has shown nobody, and trembles unseen.
    const told = () => document.documentElement.dataset;
    Object.defineProperty(document, 'hidden', { get: () => told().hidden !== undefined });
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = function (title, options) {
      told().notified = title;
      return show.call(this, title, options);
    };
    navigator.vibrate = () => {
      told().trembled = '';
      return true;
    };
  }, browser.subscription(''));
  return browser;
}

/** What the service worker shows of a message that comes from its push service. */
export async function shownOf({ page }: Person, message: unknown): Promise<unknown> {
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
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () => worker.evaluate(() => (self as unknown as { shown?: unknown }).shown);
  await expect.poll(shown).toBeDefined();
  return shown();
}
