import { basename, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';

export interface ServeOptions {
  /** The folder of the built page. */
  readonly root: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface Served {
  /** Where the page is, as a browser wants it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built page. Fails, as the system tells it, if the port is taken. */
export async function servePage({ root, host, port }: ServeOptions): Promise<Served> {
  const server = pageServer(root);
  const { port: taken } = new URL(await server.listen({ host, port }));
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const name = shown.includes(':') ? `[${shown}]` : shown;
  return { url: `http://${name}:${taken}/`, close: () => server.close() };
}

/** Nothing from elsewhere is loaded or run. Drawings carry their styles with them. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR = 31_536_000;

function pageServer(root: string): FastifyInstance {
  const server = fastify();
  server.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.setHeader('cache-control', cacheFor(path)),
  });
  return server;
}

/** Built files have their version in their name; the page and the service worker are asked for anew. */
function cacheFor(path: string): string {
  const isBuilt = path.includes(`${sep}assets${sep}`) && basename(path).includes('-');
  return isBuilt ? `public, max-age=${YEAR}, immutable` : 'no-cache';
}
