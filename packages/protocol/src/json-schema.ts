import { z } from 'zod';
import { move } from './parts.ts';

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export type Json = Readonly<Record<string, unknown>>;

/** A move as far as a message is checked for it: the rules say whether it is one. */
const ANY_MOVE: Json = {
  type: 'object',
  description: 'A move as records write it (docs/record-format.md)',
  required: ['by', 'do'],
  properties: {
    by: { anyOf: [{ type: 'integer', minimum: 0, maximum: 7 }, { const: 'chance' }] },
    do: { type: 'string', maxLength: 64 },
  },
  maxProperties: 16,
  additionalProperties: {
    anyOf: [
      { type: ['boolean', 'number'] },
      { type: 'string', maxLength: 64 },
      { type: 'array', maxItems: 8, items: { type: 'string', maxLength: 64 } },
    ],
  },
};

/** What may be sent, defaults left out. What is checked by hand, moves, is put into words here. */
export function schemaOf(schema: z.ZodType, words: { readonly move: Json } = { move: ANY_MOVE }): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === move) Object.assign(jsonSchema, words.move);
    },
  });
  return toldApart(made) as Json;
}

/**
 * One of several objects that a field tells apart: written as if and then, so that an error is about the one that was meant, and not about
 * all of them.
 */
function toldApart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toldApart);
  if (typeof value !== 'object' || value === null) return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, toldApart(inside)]));
  const { oneOf, ...rest } = made;
  const field = Array.isArray(oneOf) ? fieldTelling(oneOf) : undefined;
  if (field === undefined) return made;
  const all = oneOf as Variant[];
  const names = all.map(({ properties }) => properties[field].const);
  return {
    ...rest,
    type: 'object',
    required: [field],
    properties: { [field]: { enum: names } },
    allOf: all.map((one, index) => ({
      if: { required: [field], properties: { [field]: { const: names[index] } } },
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: one,
    })),
  };
}

interface Variant {
  readonly properties: Readonly<Record<string, { readonly const?: unknown }>>;
}

/** The field that has another constant in each of them. */
function fieldTelling(all: readonly Partial<Variant>[]): string | undefined {
  return Object.keys(all[0]?.properties ?? {}).find((name) => {
    const names = all.map(({ properties }) => properties?.[name]?.const);
    return !names.includes(undefined) && new Set(names).size === names.length;
  });
}
