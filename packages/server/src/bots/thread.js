// A thread that thinks. Threads begin without the loader of the main program, so it is registered here.
import '../sources.js';

await import('./thread-main.ts');
