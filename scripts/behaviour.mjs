// Notes how games go by today's rules, for set-ups that were not noted yet: `npm run behaviour` (packages/rules/behaviour/README.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import '../packages/server/src/sources.js';

const { registry, RULES_VERSION } = await import('@bastide/rules');
const { behaviourOf, setupsToNote } = await import('@bastide/rules/testing');

const file = new URL(`../packages/rules/behaviour/${RULES_VERSION}.jsonl`, import.meta.url);
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const noted = new Set(lines.map((line) => JSON.stringify(JSON.parse(line).setup)));
for (const setup of setupsToNote(registry))
  if (!noted.has(JSON.stringify(setup)))
    lines.push(JSON.stringify({ setup, hash: behaviourOf(setup, registry) }));
writeFileSync(file, `${lines.join('\n')}\n`);
