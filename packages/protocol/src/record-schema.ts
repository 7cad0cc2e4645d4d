/** A record as JSON Schema; docs/record-format.md explains every field. */
import { FORMAT, registry } from '@bastide/rules';
import { z } from 'zod';
import { SCHEMES } from './fair.ts';
import { DIALECT, type Json, schemaOf } from './json-schema.ts';
import { hash, level, move, seat } from './parts.ts';

const tile = z.string().regex(/^[a-z0-9-]+\/[A-Za-z0-9-]+$/);
const place = { x: z.int().optional(), y: z.int().optional(), on: z.string().optional() };
const points = z.array(z.int().min(0)).min(2).max(8);
const counts = z.record(z.string(), z.int().min(0));
const after = z.union([z.literal('final'), z.int().min(-1)]);

const record = z.strictObject({
  format: z.literal(FORMAT),
  id: z.string(),
  sets: z.array(z.string()).min(1),
  options: z.record(z.string(), z.union([z.string(), z.int(), z.boolean(), z.array(z.string())])).optional(),
  players: z.int().min(2).max(8),
  version: z.int().min(1).optional(),
  versions: z.record(z.string(), z.int().min(1)).optional(),
  start: z
    .array(z.strictObject({ tile, x: z.int(), y: z.int(), rot: z.literal([0, 90, 180, 270]) }))
    .optional(),
  moves: z.array(move),
  scores: z.array(points).optional(),
  final: points.optional(),
  awards: z
    .array(
      z.strictObject({
        after,
        player: seat,
        kind: z.string().optional(),
        points: z.int().min(0).optional(),
        because: z.record(z.string(), z.unknown()).optional(),
        ...place,
        /** Of tokens instead of points. */
        token: z.string().optional(),
        count: z.int().optional(),
      }),
    )
    .optional(),
  unseen: z.array(tile).optional(),
  tokens: z.array(counts).min(2).max(8).optional(),
  seats: z
    .array(
      z.strictObject({
        name: z.string(),
        colour: z.string().optional(),
        player: z.enum(['person', 'bot']),
        level: level.optional(),
      }),
    )
    .min(2)
    .max(8)
    .optional(),
  fair: z
    .strictObject({
      scheme: z.enum(SCHEMES),
      commitment: hash,
      seed: hash,
      nonces: z.array(z.string()),
      promises: z.array(z.string()).optional(),
    })
    .optional(),
});

/** What the sources say about moves (`scripts/move-schemas.mjs`): words for fields, and moves by what they do. */
export interface MoveSchemas {
  readonly fields: Readonly<Record<string, Json>>;
  readonly moves: Readonly<Record<string, Json>>;
}

/** Each move by what it does, so that an error names the field that is wrong. What nobody here knows is the move of a set from elsewhere. */
export function moveDefs({ fields, moves }: MoveSchemas): Record<string, Json> {
  const by = { anyOf: [{ $ref: '#/$defs/Seat' }, { const: 'chance' }] };
  const allOf = Object.keys(moves).map((what) => ({
    if: { required: ['do'], properties: { do: { const: what } } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { $ref: `#/$defs/${what}` },
  }));
  const move = { type: 'object', required: ['by', 'do'], properties: { by, do: { type: 'string' } }, allOf };
  return { ...fields, ...moves, move };
}

export function recordSchema(sources: MoveSchemas): Json {
  const made = schemaOf(record, { move: { $ref: '#/$defs/move' } }) as { properties: Record<string, Json> };
  const { options } = made.properties;
  return {
    $schema: DIALECT,
    title: FORMAT,
    description: 'A whole game as it was played; docs/record-format.md explains every field.',
    ...made,
    properties: { ...made.properties, options: { ...options, properties: ourOptions() } },
    // A game of our sets alone has no moves but ours.
    if: { properties: { sets: { items: { enum: registry.expansions.map(({ id }) => id) } } } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties: { moves: { items: { properties: { do: { enum: Object.keys(sources.moves) } } } } } },
    $defs: moveDefs(sources),
  };
}

function ourOptions(): Json {
  const all = registry.expansions.flatMap(({ options = {} }) =>
    Object.entries(options).map(([name, { values }]) => [name, { enum: [...values] }]),
  );
  const firstPlayer = { anyOf: [{ const: 'random' }, { $ref: '#/$defs/Seat' }] };
  return { ...Object.fromEntries(all), firstPlayer };
}
