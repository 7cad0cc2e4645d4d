#!/usr/bin/env node
import { existsSync } from 'node:fs';

// `bastide tiles | head` closes the pipe early; that is the reader's right, not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { main } = await import((await isCompiled()) ? '../dist/main.js' : '../src/main.ts');
process.exitCode = await main(process.argv.slice(2));

/** A package is. A checkout is compiled now if need be; where that can't be done the sources run as they are. */
async function isCompiled() {
  if (!existsSync(new URL('../src', import.meta.url))) return true;
  const { ensureCompiled } = await import('../../../scripts/compiled.mjs');
  if (ensureCompiled((line) => console.error(line))) return true;
  await import('../../server/src/sources.js');
  return false;
}
