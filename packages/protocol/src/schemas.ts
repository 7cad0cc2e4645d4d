/** The language of server and clients as schemas that any program can read: OpenAPI 3.1 of HTTP, JSON Schema of the live connection. */
import { clientMessage } from './client-messages.ts';
import { ERRORS } from './errors.ts';
import { DIALECT, type Json, schemaOf } from './json-schema.ts';
import { ROUTES, type Route } from './routes.ts';
import { serverMessage } from './server-messages.ts';
import { PROTOCOL } from './version.ts';

export { botSchema } from './bot-messages.ts';
export { type MoveSchemas, recordSchema } from './record-schema.ts';
export { ROUTES, type Route };

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
