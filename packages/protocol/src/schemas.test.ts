import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ROUTES } from './routes.ts';
import { openApi, socketSchema } from './schemas.ts';

const docs = new URL('../../../docs/schemas/', import.meta.url);

test.each([
  ['openapi.json', openApi()],
  ['socket.schema.json', socketSchema()],
])('%s is what `npm run schemas` writes', (name, made) => {
  expect(JSON.parse(readFileSync(fileURLToPath(new URL(name, docs)), 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(made)),
  );
});

test('a message of a client is told apart by what it does, a move has its fields', () => {
  const { client } = socketSchema().$defs as { client: { oneOf: { properties: Record<string, unknown> }[] } };
  const moving = client.oneOf.find(({ properties }) => (properties.do as { const: string }).const === 'move');
  expect(moving?.properties.move).toMatchObject({ required: ['by', 'do'] });
});

test('no address is described twice', () => {
  const all = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});
