// `npm run schemas`: writes the schemas of what server, clients and bots say, and of records, from the sources. A test tells whether they are current.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../packages/server/src/sources.js';
import { moveSchemas } from './move-schemas.mjs';
import { root } from './run.mjs';

const { botSchema, openApi, recordSchema, socketSchema } = await import(
  '../packages/protocol/src/schemas.ts'
);
const moves = moveSchemas();
const folder = join(root, 'docs', 'schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries({
  'openapi.json': openApi(),
  'socket.schema.json': socketSchema(),
  'bot.schema.json': botSchema(moves),
  'record.schema.json': recordSchema(moves),
}))
  writeFileSync(join(folder, name), `${JSON.stringify(schema, undefined, 2)}\n`);
