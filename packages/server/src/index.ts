/** Plays Bastide online and serves its page, one port for everything. */
export { type Config, ConfigError, DEFAULT_LIMITS, DEFAULTS, readConfig } from './config.ts';
export { type Served, type ServedGames, type ServeOptions, serveGames, servePage } from './serve.ts';
export { StoreUnavailable } from './store/store.ts';
