// `npm run schemas`: writes the schemas of what server and clients say, from the sources. A test tells whether they are current.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../packages/server/src/sources.js';
import { root } from './run.mjs';

const { openApi, socketSchema } = await import('../packages/protocol/src/schemas.ts');
const folder = join(root, 'docs', 'schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries({
  'openapi.json': openApi(),
  'socket.schema.json': socketSchema(),
}))
  writeFileSync(join(folder, name), `${JSON.stringify(schema, undefined, 2)}\n`);
