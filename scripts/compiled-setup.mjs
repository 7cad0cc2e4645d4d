// Before any test: what tests start as threads and processes is compiled, once for all of them.
import { startCompiled } from './compiled.mjs';

export const setup = startCompiled;
