/** Serves Bastide's page, one port for everything. */
export { type Served, type ServeOptions, servePage } from './serve.ts';
