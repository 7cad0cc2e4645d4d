// The thread of the embedded store. Threads begin without the loader of the main program, so it is registered here.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('./thread-main.ts');
