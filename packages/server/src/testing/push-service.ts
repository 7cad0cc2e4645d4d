import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service got for one of its browsers. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this computer: takes what servers send and answers as it is told. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** How it answers, by the path; 201 if nothing is said. */
  readonly answers = new Map<string, number>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      service.pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(service.answers.get(path) ?? 201).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What came for a browser. */
  to(browser: Browser): Pushed[] {
    return this.pushed.filter(({ path }) => browser.endpoint.endsWith(path));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A browser that has subscribed: it alone can read what is sent to it. */
export class Browser {
  readonly endpoint: string;
  readonly #key = createECDH('prime256v1');
  readonly #publicKey = this.#key.generateKeys();
  readonly #auth = randomBytes(16);

  constructor(service: PushService, name: string) {
    this.endpoint = `${service.origin}/push/${name}`;
  }

  subscription(language: string) {
    const keys = { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, language };
  }

  /** The message, decrypted as RFC 8291 and RFC 8188 say: one record. */
  read({ body }: Pushed): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const secret = this.#key.computeSecret(theirs);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, theirs]);
    const input = Buffer.from(hkdfSync('sha256', secret, this.#auth, about, 32));
    const derived = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${what}\0`), size));
    const opened = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    opened.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** Who sent a message, if it is signed with that key for this very service (RFC 8292). */
export function senderOf({ headers }: Pushed, publicKey: string): Record<string, unknown> | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const isGood =
    key === publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url'),
    );
  return isGood ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}

function coordinate(point: Buffer, from: number): string {
  return point.subarray(from, from + 32).toString('base64url');
}
