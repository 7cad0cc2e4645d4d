// A thread of `bastide puzzles`. Threads do not inherit how the main one loads the sources (see bastide.js).
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('../src/puzzles/worker.ts');
