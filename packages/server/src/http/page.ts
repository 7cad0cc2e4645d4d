import { basename, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** Where this package has the built page, once it is one (`scripts/pack.mjs`). */
export const packedPage = fileURLToPath(new URL('../../page', import.meta.url));

/** The built page, from its folder. */
export function servePageOn(app: FastifyInstance, root: string): void {
  app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.setHeader('cache-control', cacheFor(path)),
  });
}

/** Built files have their version in their name; the page and the service worker are asked for anew. */
function cacheFor(path: string): string {
  const isBuilt = path.includes(`${sep}assets${sep}`) && basename(path).includes('-');
  return isBuilt ? `public, max-age=${YEAR}, immutable` : 'no-cache';
}
