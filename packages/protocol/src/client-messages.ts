import { z } from 'zod';
import {
  chatText,
  hash,
  ID,
  id,
  isMove,
  MESSAGE_ID,
  MOST_EVENTS,
  messageId,
  move,
  nonce,
  phrase,
  seat,
  seq,
} from './parts.ts';

/** What a client sends over the live connection, one JSON object a frame, at most 16 KB. */

const game = id;
const key = id;

export const clientMessage = z.discriminatedUnion('do', [
  /** Shows a table: as the seat one has, or to watch. Answered by `table`; afterwards its news come by themselves. */
  z.strictObject({
    do: z.literal('open'),
    id: messageId,
    game,
    key: key.optional(),
    /** Events one has already; only what came after is sent. */
    from: seq.optional(),
    /** Whenever one is asked, the server tells what may be answered (`asked`): for clients that don't know the rules. */
    asked: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('close'), id: messageId, game }),
  /** Takes a seat of a waiting table, the first free one if none is named. The game begins when the last is taken. */
  z.strictObject({
    do: z.literal('sit'),
    id: messageId,
    game,
    key: key.optional(),
    seat: seat.optional(),
    /** The hash of one's nonce (`fair.ts`); the nonce itself from pages that can't hash, and older ones. */
    promise: hash.optional(),
    nonce: nonce.optional(),
  }),
  /** The nonce one has promised, once all have: the game begins when the last is shown, or after some seconds without it. */
  z.strictObject({ do: z.literal('reveal'), id: messageId, game, nonce }),
  /** Gives the seat back while the table waits. The host's going closes the table. */
  z.strictObject({ do: z.literal('stand'), id: messageId, game }),
  /** The host begins; bots take the seats that are still free. */
  z.strictObject({ do: z.literal('start'), id: messageId, game }),
  /** Answers the open question. `expect` is the number of events the client knows. */
  z.strictObject({ do: z.literal('move'), id: messageId, game, expect: seq, move }),
  /** Takes back the own last move if nothing came after it; otherwise asks the others. */
  z.strictObject({ do: z.literal('undo'), id: messageId, game, expect: seq }),
  z.strictObject({ do: z.literal('answer-undo'), id: messageId, game, expect: seq, agree: z.boolean() }),
  /** Leaves a game under way for good: what happens to the seat, the table's rule says. */
  z.strictObject({ do: z.literal('leave'), id: messageId, game }),
  /** Ends a game that all others have left: it is won. */
  z.strictObject({ do: z.literal('claim'), id: messageId, game }),
  z.strictObject({ do: z.literal('rematch'), id: messageId, game }),
  z.strictObject({ do: z.literal('say'), id: messageId, game, text: chatText }),
  z.strictObject({ do: z.literal('phrase'), id: messageId, game, phrase }),
  /** What this player says is not shown to oneself any more, at any table. */
  z.strictObject({ do: z.literal('mute'), id: messageId, player: id, muted: z.boolean() }),
  /** News of the tables that wait for players. */
  z.strictObject({ do: z.literal('lobby'), id: messageId, on: z.boolean() }),
  z.strictObject({ do: z.literal('ping'), id: messageId }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<What extends ClientMessage['do']> = Extract<ClientMessage, { do: What }>;

/** What a client has sent; undefined if it is no message. A move is every other one and is looked at by hand, for the schema takes ten times as long. */
export function readClientMessage(value: unknown): ClientMessage | undefined {
  return isMoveMessage(value) ? value : clientMessage.safeParse(value).data;
}

function isMoveMessage(value: unknown): value is ClientMessageOf<'move'> {
  if (typeof value !== 'object' || value === null) return false;
  const { do: what, id: own, game: at, expect, move: made } = value as Record<string, unknown>;
  if (what !== 'move' || typeof own !== 'string' || typeof at !== 'string' || typeof expect !== 'number')
    return false;
  if (!Number.isInteger(expect) || expect < 0 || expect > MOST_EVENTS) return false;
  // Five it needs, and no more.
  let fields = 0;
  for (const _ in value) fields++;
  return fields === 5 && MESSAGE_ID.test(own) && ID.test(at) && isMove(made);
}

/** The most bytes of a frame from a client. */
export const MAX_PAYLOAD = 16 * 1024;
