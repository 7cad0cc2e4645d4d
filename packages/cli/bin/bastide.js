#!/usr/bin/env node
import '@bastide/server/sources';

// `bastide tiles | head` closes the pipe early; that is the reader's right, not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
