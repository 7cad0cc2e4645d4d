import { existsSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/** Where this package has the built page, once it is one (`scripts/pack.mjs`). */
export const packedPage = fileURLToPath(new URL('../../page', import.meta.url));

/** Guides and reference: those of this package, or in the repository what `npm run docs` has built. */
const DOCS = ['../../docs', '../../../docs/site'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The built page, from its folder. */
export function servePageOn(app: FastifyInstance, root: string): void {
  app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.setHeader('cache-control', cacheFor(path)),
  });
}

/** Guides and reference at `/docs/`, if they are there. */
export function serveDocsOn(app: FastifyInstance): void {
  const root = DOCS.find((folder) => existsSync(join(folder, 'index.html')));
  if (root === undefined) {
    app.get('/docs/', (_, reply) =>
      reply.code(404).send('The guides are not here: `npm run docs` builds them.'),
    );
    return;
  }
  app.get('/docs', (_, reply) => reply.redirect('/docs/'));
  app.register(fastifyStatic, {
    root,
    prefix: '/docs/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', 'no-cache'),
  });
}

/** Built files have their version in their name; the page and the service worker are asked for anew. */
function cacheFor(path: string): string {
  const isBuilt = path.includes(`${sep}assets${sep}`) && basename(path).includes('-');
  return isBuilt ? `public, max-age=${YEAR}, immutable` : 'no-cache';
}
