/**
 * Plays Bastide online and serves its page, one port for everything:
 *
 *     const served = await serveGames({ root, host, port, expansions: ['my-expansion'] }, readConfig(process.env));
 *
 * `root` is the folder of the built page (none: the games alone), `port` 0 any free one, `expansions` folders of expansions that are not ours.
 * @module
 */

export { DeskRefusal } from './admin/desk.ts';
export { keepProcesses } from './admin/keep-processes.ts';
export { keepServing } from './admin/keep-serving.ts';
export { askDesk } from './admin/open-desk.ts';
export type { DeskRequest } from './admin/requests.ts';
export { type Config, ConfigError, DEFAULT_LIMITS, DEFAULTS, readConfig } from './config.ts';
export { packedPage } from './http/page.ts';
export { type Served, type ServedGames, type ServeOptions, serveGames, servePage } from './serve.ts';
export { StoreUnavailable } from './store/store.ts';
