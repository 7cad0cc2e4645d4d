import { registryWith } from '@bastide/rules';
import { openStore } from '../store/index.ts';
import { Engines } from '../table/engine.ts';
import { fromStored } from '../table/log.ts';
import { Table } from '../table/table.ts';
import { Player } from './player.ts';

/** A move the server said is on disk. */
interface Acknowledged {
  readonly game: string;
  readonly id: string;
  readonly seq: number;
}

export interface StormReport {
  readonly games: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Milliseconds from each time the servers were back to the next acknowledged move of every pair that was playing; the slowest pair. */
  readonly resumed: readonly number[];
}

/** Pairs of players who play game after game, whatever happens to the servers, and remember what they were promised. */
export class Storm {
  readonly acknowledged: Acknowledged[] = [];
  readonly games: string[] = [];
  readonly resumed: number[] = [];
  readonly #pairs: { readonly players: readonly [Player, Player]; lastAt: number }[] = [];
  readonly #playing: Promise<void>[] = [];
  #isOver = false;

  /** Pair i plays on the nodes in turn, so that with two nodes the two of a pair are on different ones. */
  async begin(pairs: number, urls: readonly string[]): Promise<void> {
    for (let i = 0; i < pairs; i++) {
      const join = async (n: number) => {
        const player = new Player(urls[n % urls.length], `P${i}${n}`);
        player.isStrict = false;
        player.others = urls.filter((url) => url !== player.url);
        await player.signUp();
        await player.connect();
        return player;
      };
      const pair = { players: [await join(0), await join(1)] as const, lastAt: Date.now() };
      this.#pairs.push(pair);
      this.#playing.push(this.#play(pair));
    }
  }

  /** Waits until so many more moves are acknowledged. */
  async untilMoves(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    while (this.acknowledged.length < wanted) await wait(1 + Math.random() * 4);
  }

  /** Waits until every pair has a move acknowledged since `from`. */
  async untilResumed(from: number, patience = 30_000): Promise<void> {
    const end = Date.now() + patience;
    while (this.#pairs.some(({ lastAt }) => lastAt <= from)) {
      if (Date.now() > end) throw new Error(`a pair does not play on: ${this.#stuck(from)}`);
      await wait(5);
    }
    this.resumed.push(Date.now() - from);
  }

  /** Those who have not played since, and where they are. */
  #stuck(from: number): string {
    const pairs = this.#pairs.filter(({ lastAt }) => lastAt <= from);
    return JSON.stringify(pairs.map(({ players }) => players.map((player) => player.describe())));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.race([Promise.allSettled(this.#playing), wait(10_000)]);
    for (const { players } of this.#pairs) for (const player of players) player.leave();
  }

  /** Compares what was promised with what is on disk. The servers must be gone. */
  async report(where: string): Promise<StormReport> {
    const store = await openStore(where);
    const engines = new Engines(registryWith());
    let lost = 0;
    let doubled = 0;
    for (const game of this.games) {
      const log = await store.eventsFrom(game, 0);
      // Every number once and every move legal: this throws if not.
      if (log.some(({ seq }, i) => seq !== i)) throw new Error(`the log of ${game} has a gap`);
      Table.of(engines, game, log.map(fromStored));
      for (const { id, seq } of this.acknowledged.filter((one) => one.game === game)) {
        const found = log.filter(({ moveId }) => moveId?.endsWith(`:${id}`));
        if (found.length === 0 || found[0].seq !== seq) lost++;
        if (found.length > 1) doubled++;
      }
    }
    await store.close();
    const { acknowledged, resumed } = this;
    return { games: this.games.length, acknowledged: acknowledged.length, lost, doubled, resumed };
  }

  async #play(pair: { readonly players: readonly [Player, Player]; lastAt: number }): Promise<void> {
    const [ann, bob] = pair.players;
    while (!this.#isOver) {
      const game = await this.#again(async () => (await ann.create()).game);
      this.games.push(game);
      for (const one of pair.players) {
        await one.open(game);
        await one.sit(game).catch(() => {});
      }
      await this.#playGame(game, ann, bob, pair);
      for (const one of pair.players) await one.close(game);
    }
  }

  async #playGame(game: string, ann: Player, bob: Player, pair: { lastAt: number }): Promise<void> {
    for (let i = 0; !this.#isOver && ann.table(game).info.status !== 'over'; i++) {
      const asked = [ann, bob].find((one) => one.isAsked(game));
      if (asked === undefined) {
        await wait(4);
        continue;
      }
      const { head } = asked.table(game);
      const reply = await asked.playAny(game, (n) => (5 * i) % n);
      if (reply.tell === 'done') {
        this.acknowledged.push({ game, id: reply.id, seq: reply.seq ?? -1 });
        pair.lastAt = Date.now();
        await asked.until(() => asked.table(game).head > head, 20_000);
      } else await wait(4);
    }
  }

  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (this.#isOver) throw error;
        await wait(100);
      }
    }
  }
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
