import { languages } from '@bastide/rules';
import { z } from 'zod';

/** How one is told of turns while no page is open; docs/protocol.md lists the addresses. */

const language = z.enum(languages as unknown as [string, ...string[]]);
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** Where a push service is written to; only letters and signs an address has. */
const endpoint = z
  .url()
  .max(1024)
  .regex(/^[!-~]+$/);

/** A browser's subscription, as `PushSubscription.toJSON` tells it. */
export const pushBody = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(128), auth: base64url(64) }),
  language,
});
export const pushEndBody = z.strictObject({ endpoint });
export const mailBody = z.strictObject({ address: z.email().max(254), language });
export const tokenBody = z.strictObject({ token: base64url(64) });

/** What the server can do, and what one has asked for: the key browsers subscribe to; mails, and to which address. */
export const noticesAnswer = z.strictObject({
  push: z.strictObject({ key: z.string() }).optional(),
  mail: z.strictObject({ address: z.string().optional() }).optional(),
});
export type NoticesAnswer = z.infer<typeof noticesAnswer>;
