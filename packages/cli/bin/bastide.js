#!/usr/bin/env node
import { existsSync } from 'node:fs';

// `bastide tiles | head` closes the pipe early; that is the reader's right, not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { main } = await import(await program());
process.exitCode = await main(process.argv.slice(2));

/** A package is compiled. A checkout is now if need be; where that can't be done the sources run as they are. */
async function program() {
  const compiled = '../dist/main.js';
  if (!existsSync(new URL('../src', import.meta.url))) return compiled;
  const { ensureCompiled } = await import('../../../scripts/compiled.mjs');
  if (ensureCompiled((line) => console.error(line))) return bundled() ?? compiled;
  await import('../../server/src/sources.js');
  return '../src/main.ts';
}

/** The same in few files, unless an expansion wants modules of ours one by one, or somebody to see where something went wrong. */
function bundled() {
  if (process.env.BASTIDE_DEBUG !== undefined || process.argv.some((word) => word.startsWith('--with')))
    return;
  const bundle = '../dist-bundle/main.js';
  return existsSync(new URL(bundle, import.meta.url)) ? bundle : undefined;
}
