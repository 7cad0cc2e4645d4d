import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, DEFAULT_LIMITS, readConfig, type ServedGames, serveGames } from '@bastide/server';
import { pageFolder } from '../../build/page.ts';

const HOST = '127.0.0.1';
/** Tests play faster than people, and from one address. */
const PLENTY = { size: 20_000, perSecond: 20_000 };

/** What a bad network loses without a word: whoever sent it waits. */
export type Loss = 'nothing' | 'handshakes' | 'everything';

/** A real server with page and games, a folder of its own, and a wire to it that can be cut, lose what is sent, or be slow. */
export class GameServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bastide-online-'));
  readonly #wire: Server;
  readonly #ends = new Set<Socket>();
  #served: ServedGames | undefined;
  #isCut = false;
  #loss: Loss = 'nothing';
  #delay = 0;

  readonly #more: (site: string) => Partial<Config>;

  private constructor(more: (site: string) => Partial<Config>) {
    this.#more = more;
    this.#wire = createServer((near) => this.#join(near));
  }

  /** With more settings, which may name its address. */
  static async start(more: (site: string) => Partial<Config> = () => ({})): Promise<GameServer> {
    const server = new GameServer(more);
    cpSync(pageFolder(), join(server.#folder, 'page'), { recursive: true });
    await new Promise<void>((resolve) => server.#wire.listen(0, HOST, resolve));
    await server.#serve();
    return server;
  }

  /** Where browsers find it, by a name that may have passkeys. */
  get url(): string {
    const address = this.#wire.address();
    if (address === null || typeof address === 'string') throw new Error('the wire hangs nowhere');
    return `http://localhost:${address.port}/`;
  }

  /** Nothing gets through, in neither direction. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  /** From now on nobody gets an answer, and nobody is told so. */
  lose(loss: Loss): void {
    this.#loss = loss;
  }

  /** Whatever is sent takes so many milliseconds longer, there and back. */
  slow(delay: number): void {
    this.#delay = delay;
  }

  mend(): void {
    this.#isCut = false;
    this.#loss = 'nothing';
    this.#delay = 0;
  }

  /** Stops as operators stop it. */
  async stop(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.#serve();
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#wire.close(resolve));
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #serve(): Promise<void> {
    const config = readConfig({ BASTIDE_DATA: this.#folder, BASTIDE_LOG: 'error', BASTIDE_BOT_PAUSE: '0' });
    const limits = {
      ...DEFAULT_LIMITS,
      perSocket: PLENTY,
      perPlayer: PLENTY,
      perAddress: PLENTY,
      looksPerAddress: PLENTY,
      guestsPerAddress: PLENTY,
      newTablesPerAddress: PLENTY,
    };
    // Programs play fast, and nobody waits for ten games.
    const rating = { moves: 1, time: 0, deviation: 350, fresh: { games: 0, time: 0 } };
    const root = join(this.#folder, 'page');
    const more = this.#more(new URL(this.url).origin);
    this.#served = await serveGames({ root, host: HOST, port: 0 }, { ...config, limits, rating, ...more });
  }

  #join(near: Socket): void {
    if (this.#isCut || this.#served === undefined) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(this.#served.url).port), HOST);
    // What has lost something once is dead for ever, as where a router has forgotten it.
    const line = { isDead: false };
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#ends.add(one);
      // However slow the wire is, what was sent first arrives first.
      let last = Promise.resolve();
      const pass = (arrive: () => void) => {
        const at = performance.now() + this.#delay;
        last = last.then(() => until(at)).then(arrive);
      };
      one.on('data', (data) => {
        line.isDead ||= this.#isLost(data);
        if (!line.isDead) pass(() => other.write(data));
      });
      // A cut wire is what the tests are about.
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#ends.delete(one);
        if (!line.isDead) pass(() => other.destroy());
      });
    }
  }

  #isLost(data: Buffer): boolean {
    if (this.#loss === 'handshakes') return data.toString('latin1', 0, 16).startsWith('GET /live');
    return this.#loss === 'everything';
  }
}

async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
