/** The language of server and clients as schemas that any program can read: OpenAPI 3.1 of HTTP, JSON Schema of the live connection. */
import { z } from 'zod';
import { clientMessage } from './client-messages.ts';
import { ERRORS } from './errors.ts';
import { move } from './parts.ts';
import { ROUTES, type Route } from './routes.ts';
import { serverMessage } from './server-messages.ts';
import { PROTOCOL } from './version.ts';

export { ROUTES, type Route };

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

type Json = Readonly<Record<string, unknown>>;

/** What is checked by hand, in words of a schema: a move as records write it. */
const MOVE: Json = {
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

/** What may be sent, defaults left out; or what is received, if `io` says so. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === move) Object.assign(jsonSchema, MOVE);
    },
  });
  return made;
}

/** What both sides say over the live connection. */
export function socketSchema(): Json {
  return {
    $schema: DIALECT,
    title: 'Bastide: the live connection',
    description: 'One JSON object a frame; docs/protocol.md tells how they are used.',
    anyOf: [{ $ref: '#/$defs/client' }, { $ref: '#/$defs/server' }],
    $defs: { client: schemaOf(clientMessage), server: schemaOf(serverMessage) },
  };
}

/** What can be asked over HTTP. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of ROUTES) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bastide',
      version: String(PROTOCOL),
      description: 'docs/protocol.md tells how it is used.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'bastide', description: 'People, from the page' },
        token: { type: 'http', scheme: 'bearer', description: 'Programs' },
      },
      schemas: {
        Refused: {
          type: 'object',
          required: ['error'],
          properties: { error: { enum: [...ERRORS] }, at: { type: 'string' } },
        },
      },
    },
  };
}

function operationOf({ path, summary, body, answer, query = [], isOpen = false, method }: Route): Json {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name, 'path', true));
  return {
    summary,
    ...(isOpen ? {} : { security: [{ cookie: [] }, { token: [] }] }),
    parameters: [...named, ...query.map((name) => parameter(name, 'query', false))],
    ...(method === 'post' && {
      requestBody: {
        required: true,
        content: json(body === undefined ? { type: 'object' } : schemaOf(body)),
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: json(answer === undefined ? { type: 'object' } : schemaOf(answer)),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Refused' }) },
    },
  };
}

function parameter(name: string, where: 'path' | 'query', required: boolean): Json {
  return { name, in: where, required, schema: { type: 'string' } };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
