import { type ErrorCode, MAX_PAYLOAD } from '@bastide/protocol';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Hall } from '../hall/hall.ts';
import { BrokenGame } from '../hall/unplayable.ts';
import { bearerIn } from '../identity/bearer.ts';
import { noCookie, tokenCookie, tokenIn } from '../identity/cookie.ts';
import { Passkeys, type Site } from '../identity/passkeys.ts';
import { hashOf } from '../identity/secrets.ts';
import type { Sessions, Visitor } from '../identity/sessions.ts';
import type { Metrics } from '../metrics.ts';
import type { Identity } from '../store/rows.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { networkOf } from './address.ts';
import { limitAtOnce } from './at-once.ts';
import { Buckets } from './buckets.ts';
import { isOwnRequest } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once that was looked up. */
    player: string | undefined;
  }
}

/** How often lines are looked at whether they send too slowly, in milliseconds. */
const LOOK_EVERY = 1000;
/** A browser that came over TLS comes no other way for a year. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** What the routes need. */
export interface RouteContext {
  readonly config: Config;
  readonly store: Store;
  readonly hall: Hall;
  readonly passkeys: Passkeys;
  readonly metrics: Metrics;
  readonly guests: Buckets;
  readonly sessions: Sessions;
  /** A session is over: whatever is open with it closes. */
  ended(session: string): void;
  /** Who asks; refused with 401 if nobody is known. */
  signedIn(request: FastifyRequest): Promise<Identity>;
  /** The same with the session. */
  visiting(request: FastifyRequest): Promise<Visitor>;
  visitorOf(request: FastifyRequest): Promise<Identity | undefined>;
  /** The same, and the browser may keep its cookie for as long again. */
  renewSession(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined>;
  signIn(request: FastifyRequest, reply: FastifyReply, token: string, identity: Identity): void;
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  siteOf(request: FastifyRequest): Site;
}

/** A request that is refused, with its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly at: string | undefined;

  constructor(code: ErrorCode, at?: string) {
    super(code);
    this.code = code;
    this.at = at;
  }
}

/** The server for HTTP, before anything is served on it. */
export function newApp(config: Config, node: string, onRefused: (error: ErrorCode) => void): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_PAYLOAD,
    trustProxy: config.proxies > 0 ? (_: string, hop: number) => hop < config.proxies : false,
    forceCloseConnections: true,
    // Who sends slowly, or half and then nothing, gives the line back.
    requestTimeout: config.requestTime,
    // So does who asks and reads nothing.
    connectionTimeout: config.unreadTime,
    http: { headersTimeout: config.requestTime, connectionsCheckingInterval: LOOK_EVERY },
    routerOptions: { maxParamLength: 64 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // We write our own line for each request, without its query.
    logController: new LogController({ disableRequestLogging: true }),
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, base: { node }, ...(config.logTo && { stream: config.logTo }) },
  });
  app.decorateRequest('player', undefined);
  limitAtOnce(app);
  const addresses = new Buckets(config.limits.perAddress);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    reply.header('x-request-id', request.id);
    if (isSecure(config, request)) reply.header('strict-transport-security', STRICT_TRANSPORT);
    // The route that was found: an address can be written in many ways.
    const { url: route = request.url } = request.routeOptions;
    if (!/^\/(?:api|t|mail)\//.test(route)) return;
    reply.header('cache-control', 'no-store');
    if (!addresses.take(networkOf(request.ip))) throw new Refusal('too-fast');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Mail programs come from anywhere; there nothing is done by a cookie.
    if (!isReading && !route.startsWith('/mail/') && !isOwnRequest(request.headers, config.origins))
      throw new Refusal('forbidden-origin');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    // Without what may be a key: the query, and of links what follows.
    const path = /^\/(?:t|mail)\//.test(route) ? route : request.url.split('?')[0];
    request.log.info({
      method: request.method,
      path,
      status: reply.statusCode,
      address: request.ip,
      player: request.player,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'not-found' }));
  app.setErrorHandler((error, request, reply) => {
    const { code, at } = codeOf(error);
    onRefused(code);
    if (code === 'internal')
      request.log.error(
        {
          operation: `${request.method} ${request.routeOptions.url}`,
          ...gameIn(request),
          player: request.player,
          err: error,
        },
        'request failed',
      );
    return reply.code(STATUS[code] ?? 400).send(at === undefined ? { error: code } : { error: code, at });
  });
  return app;
}

/** Whether a browser comes over TLS. Where no proxy may say so, the origins tell; which of several it is, a request that only reads does not say. */
function isSecure({ origins }: Config, { protocol, headers }: FastifyRequest): boolean {
  const isTls = (origin: string) => origin.startsWith('https:');
  return protocol === 'https' || isTls(headers.origin ?? '') || (origins.length > 0 && origins.every(isTls));
}

/** What comes in is read with our own schemas; Fastify’s compilers would be loaded at every start, for nothing. */
function noSchemas(): never {
  throw new Error('a route has no schema for Fastify');
}

function gameIn({ params }: FastifyRequest): { readonly game?: unknown } {
  return typeof params === 'object' && params !== null && 'game' in params ? { game: params.game } : {};
}

/** Nothing from elsewhere is loaded or run. Drawings carry their styles with them. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function routeContext(
  parts: Pick<RouteContext, 'config' | 'store' | 'hall' | 'metrics' | 'sessions' | 'ended'>,
): RouteContext {
  const { store, config, sessions } = parts;
  const visitor = async (request: FastifyRequest) => {
    const { cookie, authorization } = request.headers;
    const bearer = bearerIn(authorization);
    const token = bearer ?? tokenIn(cookie);
    const known = token === undefined ? undefined : await sessions.visitor(hashOf(token));
    // Programs come with a header and people with a cookie, and neither in the other's way.
    const found = (known?.identity.owner !== undefined) === (bearer !== undefined) ? known : undefined;
    request.player = found?.identity.id;
    return found;
  };
  const visiting = async (request: FastifyRequest) => {
    const known = await visitor(request);
    if (known === undefined) throw new Refusal('not-signed-in');
    return known;
  };
  const visitorOf = async (request: FastifyRequest) => (await visitor(request))?.identity;
  const signIn: RouteContext['signIn'] = (request, reply, token, identity) => {
    reply.header('set-cookie', tokenCookie(token, isSecure(config, request), sessions.timeOf(identity)));
  };
  return {
    ...parts,
    passkeys: new Passkeys(store, config.now),
    guests: new Buckets(config.limits.guestsPerAddress),
    visitorOf,
    visiting,
    signedIn: async (request) => (await visiting(request)).identity,
    async renewSession(request, reply) {
      const known = await visitor(request);
      const token = tokenIn(request.headers.cookie);
      if (known !== undefined && token !== undefined) signIn(request, reply, token, known.identity);
      return known;
    },
    signIn,
    async signOut(request, reply) {
      const token = tokenIn(request.headers.cookie);
      if (token !== undefined && (await store.endSession(hashOf(token)))) parts.ended(hashOf(token));
      reply.header('set-cookie', noCookie(isSecure(config, request)));
    },
    siteOf(request) {
      // What is said was checked before any route that is not only reading; programs say none, and have no passkeys.
      if (request.headers.origin === undefined) throw new Refusal('forbidden-origin');
      const origin = new URL(request.headers.origin);
      return { origin: origin.origin, host: origin.hostname };
    },
  };
}

function codeOf(error: unknown): { readonly code: ErrorCode; readonly at?: string | undefined } {
  if (error instanceof Refusal) return { code: error.code, at: error.at };
  if (error instanceof StoreUnavailable) return { code: 'unavailable' };
  if (error instanceof BrokenGame) return { code: error.code };
  const status = (error as { statusCode?: unknown }).statusCode;
  return { code: typeof status === 'number' && status >= 400 && status < 500 ? 'malformed' : 'internal' };
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'not-signed-in': 401,
  'forbidden-origin': 403,
  'not-allowed': 403,
  'sign-in-again': 403,
  banned: 403,
  'not-found': 404,
  'too-fast': 429,
  'too-many': 429,
  broken: 500,
  internal: 500,
  unavailable: 503,
};
