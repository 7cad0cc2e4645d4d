// `node scripts/performance.mjs [RESULT]`: writes the numbers of docs/performance.md and its chart from docs/performance.json.
// RESULT is a file with what `bastide bench --json` printed; it takes the place of docs/performance.json first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import '../packages/server/src/sources.js';

const bench = new URL('../packages/cli/src/bench/', import.meta.url);
const { linesOf } = await import(new URL('lines.ts', bench).href);
const { chartSvg } = await import(new URL('chart.ts', bench).href);
const { pageWith } = await import(new URL('page.ts', bench).href);

const docs = join(root, 'docs');
const kept = join(docs, 'performance.json');
const page = join(docs, 'performance.md');

const result = JSON.parse(readFileSync(process.argv[2] ?? kept, 'utf8'));
writeFileSync(kept, `${JSON.stringify(result, undefined, 2)}\n`);
writeFileSync(page, pageWith(readFileSync(page, 'utf8'), result));
writeFileSync(join(docs, 'pictures', 'performance.svg'), chartSvg(linesOf(result)));
