#!/usr/bin/env node
// The sources run as they are: tsx strips the types while they load. No tsconfig is looked up, because it would
// be the one of the caller's directory.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });

// `bastide tiles | head` closes the pipe early; that is the reader's right, not an error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
