import type { ClientMessage } from '@bastide/protocol';

/** What changes something at a table is sent again until it is answered; the rest is asked anew by whoever still wants to know. */
export const REPEATED: ReadonlySet<ClientMessage['do']> = new Set([
  'sit',
  'reveal',
  'stand',
  'start',
  'move',
  'undo',
  'answer-undo',
  'leave',
  'claim',
  'rematch',
  'say',
  'phrase',
  'mute',
] as const);
