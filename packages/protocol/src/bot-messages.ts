/** The bot protocol, docs/bot-protocol.md, as schemas. Fields may be added, so nothing is refused for having more of them. */
import { z } from 'zod';
import { DIALECT, type Json, schemaOf } from './json-schema.ts';
import { move, seat } from './parts.ts';
import { type MoveSchemas, moveDefs } from './record-schema.ts';

/** The name of the protocol: a new one once an old program could not go on with it. */
export const BOT_PROTOCOL = 'bastide-bot/1';

const counts = z.record(z.string(), z.int());
const rot = z.literal([0, 90, 180, 270]);

/** What a seat may know. */
export const observationSchema = z.looseObject({
  turn: z.looseObject({ seat, part: z.int(), tile: z.string().optional() }),
  scores: z.array(z.int()),
  scorers: z.array(counts),
  tiles: z.array(z.looseObject({ tile: z.string(), x: z.int(), y: z.int(), rot })),
  figures: z.array(z.looseObject({ seat, figure: z.string(), x: z.int(), y: z.int(), on: z.string() })),
  home: z.array(counts),
  tokens: z.array(counts),
  things: z.array(
    z.looseObject({
      name: z.string(),
      count: z.int().optional(),
      x: z.int().optional(),
      y: z.int().optional(),
      on: z.string().optional(),
      between: z.array(z.string()).optional(),
      spot: z.union([z.string(), z.int()]).optional(),
      seat: seat.optional(),
    }),
  ),
  hand: z.array(z.string()),
  hands: z.array(z.int()),
  unseen: counts,
  left: z.int(),
});

/** What is on the tiles, and the figures: told once. */
export const printedSchema = {
  tiles: z.array(
    z.looseObject({
      tile: z.string(),
      count: z.int(),
      segments: z.array(
        z.looseObject({
          kind: z.string(),
          edges: z.array(z.string()).optional(),
          halves: z.array(z.string()).optional(),
          borders: z.array(z.int()).optional(),
          ends: z.string().optional(),
          marks: counts.optional(),
        }),
      ),
      marks: counts.optional(),
    }),
  ),
  figures: z.array(
    z.looseObject({
      figure: z.string(),
      count: z.int(),
      role: z.enum(['follower', 'companion', 'special']),
      strength: z.number(),
      stands: z.array(z.string()),
    }),
  ),
};

/** To the program, and from it. */
export const botMessage = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('setup'),
    protocol: z.literal(BOT_PROTOCOL),
    seat,
    players: z.int().min(2).max(8),
    sets: z.array(z.string()),
    options: z.record(z.string(), z.unknown()),
    seed: z.number(),
    budget: z.union([z.looseObject({ milliseconds: z.number() }), z.looseObject({ iterations: z.int() })]),
    ...printedSchema,
  }),
  z.looseObject({
    type: z.literal('ask'),
    id: z.int(),
    question: z.string(),
    left: z.int().optional(),
    options: z.array(move).min(1),
    observation: observationSchema,
    moves: z.array(move),
  }),
  z.looseObject({ type: z.literal('error'), id: z.int(), error: z.string(), text: z.string() }),
  z.looseObject({ type: z.literal('end'), scores: z.array(z.int()), winners: z.array(seat) }),
  z.looseObject({ type: z.literal('ready') }),
  z.looseObject({ type: z.literal('answer'), id: z.int(), option: z.int().min(0) }),
]);

export function botSchema(sources: MoveSchemas): Json {
  return {
    $schema: DIALECT,
    title: BOT_PROTOCOL,
    description: 'One JSON object a line; docs/bot-protocol.md tells how they are used, and who sends which.',
    ...schemaOf(botMessage, { move: { $ref: '#/$defs/move' } }),
    $defs: moveDefs(sources),
  };
}
