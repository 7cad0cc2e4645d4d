import { rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { resolve } from 'node:path';
import { DeskRefusal } from './desk.ts';
import { type DeskRequest, deskRequest } from './requests.ts';

/** The operating systems allow about so many bytes. */
const LONGEST = 100;

/**
 * Where the server with this store file can be asked: a socket beside it, which only its owner can open. None if the path is too long, or the
 * system has no such sockets.
 */
export function socketOf(store: string): string | undefined {
  const path = `${resolve(store)}.sock`;
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST ? undefined : path;
}

/** Answers at a socket. Whoever has the store has the socket: one that lies there was left behind. */
export async function listenAt(
  path: string,
  answer: (request: DeskRequest) => Promise<object>,
): Promise<Server> {
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    const reply = (status: number, body: object) =>
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part as Buffer);
      reply(200, { ok: await answer(deskRequest.parse(JSON.parse(Buffer.concat(parts).toString()))) });
    } catch (error) {
      reply(error instanceof DeskRefusal ? 409 : 500, {
        error: error instanceof Error ? error.message : String(error),
        isRefusal: error instanceof DeskRefusal,
      });
    }
  });
  const before = process.umask(0o177);
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(path, done));
  } finally {
    process.umask(before);
  }
  server.unref();
  return server;
}

/** What the server at this socket answers; nothing if there is none. */
export async function askAtSocket(path: string, question: DeskRequest): Promise<object | undefined> {
  const answer = await new Promise<string | undefined>((resolve, reject) => {
    const asked = httpRequest({ socketPath: path, method: 'POST' }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString()));
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    asked.end(JSON.stringify(question));
  });
  if (answer === undefined) return undefined;
  const read = JSON.parse(answer) as { ok: object } | { error: string; isRefusal: boolean };
  if ('ok' in read) return read.ok;
  throw read.isRefusal ? new DeskRefusal(read.error) : new Error(read.error);
}
