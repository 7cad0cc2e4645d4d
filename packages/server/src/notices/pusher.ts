import type { PushSubscriptionRow } from '../store/rows.ts';
import type { NoticeConfig } from './settings.ts';
import { isPushService } from './settings.ts';
import type { VapidKeys } from './vapid.ts';

/** What became of a message: taken, gone for good with its subscription, to be tried again, or refused. */
export type Sent = 'sent' | 'gone' | 'later' | 'refused';

export interface PushMessage {
  readonly payload: string;
  /** Seconds after which it is of no use. */
  readonly lives: number;
  /** A newer one about the same takes the place of one that was not yet delivered; at most 32 letters. */
  readonly topic: string;
}

const PATIENCE = 10_000;

/** Writes to push services (RFC 8030), encrypted for one browser (RFC 8291). */
export class Pusher {
  readonly #config: NoticeConfig;
  readonly #keys: VapidKeys;

  constructor(config: NoticeConfig, keys: VapidKeys) {
    this.#config = config;
    this.#keys = keys;
  }

  async send(to: PushSubscriptionRow, message: PushMessage): Promise<Sent> {
    // What was allowed once may be no more.
    if (!isPushService(to.endpoint, this.#config.pushServices)) return 'gone';
    const written = await this.#write(to, message);
    if (written === undefined) return 'gone';
    const { method, headers, body } = written;
    try {
      const response = await fetch(to.endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body as Buffer),
        // Where a push service sends us on to is none.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      return sentBy(response.status);
    } catch {
      return 'later';
    }
  }

  /** Encrypted and signed; nothing if the keys are none, whoever sent them. */
  async #write(to: PushSubscriptionRow, { payload, lives, topic }: PushMessage) {
    // Loaded when somebody wants it: most servers of a house never do.
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: this.#config.contact, ...this.#keys };
    try {
      return webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.publicKey, auth: to.secret } },
        payload,
        { vapidDetails, TTL: lives, topic, urgency: 'high' },
      );
    } catch {
      return undefined;
    }
  }
}

/** 403: the subscription is for another key than ours. */
const GONE: readonly number[] = [403, 404, 410];

function sentBy(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.includes(status)) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
