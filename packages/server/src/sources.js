// Imported before any source, in every thread that runs some. They run as they are: tsx strips the types while they load. No tsconfig is looked up, because it would
// be the one of the caller's directory.
import { register as registerHooks } from 'node:module';
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
registerHooks('./own-packages.js', import.meta.url);
