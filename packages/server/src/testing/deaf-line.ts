import { createServer, type Server, Socket } from 'node:net';

/** What becomes of a connection: the question comes to nobody, nor does any after it; or the answers don't; or it is cut. */
type Fate = 'questions' | 'answers' | 'all';

interface Wish {
  readonly lost: Fate;
  readonly from: string;
}

/** Stands between a server and its database, as a network does, and swallows what is said without a word. */
export class DeafLine {
  readonly url: string;
  readonly #server: Server;
  readonly #ends: ReadonlySet<Socket>;
  readonly #wishes: Wish[];
  readonly #now: { isSilent: boolean };

  private constructor(
    url: string,
    server: Server,
    ends: ReadonlySet<Socket>,
    wishes: Wish[],
    now: { isSilent: boolean },
  ) {
    this.url = url;
    this.#server = server;
    this.#ends = ends;
    this.#wishes = wishes;
    this.#now = now;
  }

  static async before(database: string): Promise<DeafLine> {
    const url = new URL(database);
    const { hostname, port } = url;
    const ends = new Set<Socket>();
    const wishes: Wish[] = [];
    const now = { isSilent: false };
    const server = createServer({ allowHalfOpen: true }, (near) => {
      const far = new Socket({ allowHalfOpen: true }).connect(Number(port), hostname);
      let fate: Fate | undefined;
      const isHeard = () => !now.isSilent && (fate === undefined || fate === 'all');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ]) {
        ends.add(end);
        end.on('error', () => {});
        // Of a dead line neither end hears that the other has hung up.
        end.on('end', () => isHeard() && other.end());
        end.on('close', () => isHeard() && other.destroy());
      }
      near.on('data', (data) => {
        if (wishes.length > 0 && data.includes(wishes[0].from)) fate = wishes.shift()?.lost;
        if (now.isSilent) return;
        if (fate === 'all') near.destroy();
        else if (fate !== 'questions') far.write(data);
      });
      far.on('data', (data) => isHeard() && near.write(data));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a port was asked for');
    url.port = String(address.port);
    return new DeafLine(url.href, server, ends, wishes, now);
  }

  /** The next connection on which this is said has this fate from then on; what was wished before comes first. */
  lose(lost: Fate, from: string): void {
    this.#wishes.push({ lost, from });
  }

  /** Nothing is heard any more on any connection. */
  silence(): void {
    this.#now.isSilent = true;
  }

  close(): void {
    this.#server.close();
    for (const end of this.#ends) end.destroy();
  }
}
