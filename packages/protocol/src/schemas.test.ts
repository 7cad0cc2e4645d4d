import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { moveSchemas } from '../../../scripts/move-schemas.mjs';
import { ROUTES } from './routes.ts';
import { botSchema, openApi, recordSchema, socketSchema } from './schemas.ts';

const moves = moveSchemas();
const docs = new URL('../../../docs/schemas/', import.meta.url);

test.each([
  ['openapi.json', openApi()],
  ['socket.schema.json', socketSchema()],
  ['bot.schema.json', botSchema(moves)],
  ['record.schema.json', recordSchema(moves)],
])('%s is what `npm run schemas` writes', (name, made) => {
  expect(JSON.parse(readFileSync(fileURLToPath(new URL(name, docs)), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(made)),
  );
});

const ajv = new Ajv2020({ strict: false });
/** Where the first error is, and about what. */
function errorOf(schema: object, value: unknown): string | undefined {
  ajv.validate(schema, value);
  const [error] = ajv.errors ?? [];
  return error && `${error.instancePath} ${error.message}`;
}

test.each<[string, object]>([
  ['/move/by must', { do: 'move', id: 'a', game: 'x'.repeat(22), expect: 1, move: { by: 9, do: 'pass' } }],
  ["required property 'expect'", { do: 'move', id: 'a', game: 'x'.repeat(22), move: { by: 0, do: 'pass' } }],
  ['/do must be equal to one of', { do: 'dance', id: 'a' }],
])('an error of a message names its field: %s', (wanted, message) => {
  const { client } = socketSchema().$defs as { client: object };
  expect(errorOf(client, message)).toContain(wanted);
});

test('no address is described twice', () => {
  const all = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});
