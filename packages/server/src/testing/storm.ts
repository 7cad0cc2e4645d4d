import { registryWith } from '@bastide/rules';
import { WebSocket } from 'ws';
import { openStore } from '../store/index.ts';
import { Engines } from '../table/engine.ts';
import { fromStored } from '../table/log.ts';
import { Table } from '../table/table.ts';
import { Player } from './player.ts';

/** What the server said is on disk: a move, an undo or the answer to one. */
interface Acknowledged {
  readonly game: string;
  readonly id: string;
  readonly seq: number;
}

interface Pair {
  readonly players: [Player, Player];
  /** When a move was acknowledged last. */
  lastAt: number;
}

export interface StormReport {
  readonly games: number;
  readonly acknowledged: number;
  /** Undos asked for and answered, among them; lines said; lines broken; tabs opened beside another. */
  readonly undos: number;
  readonly said: number;
  readonly reconnects: number;
  readonly tabs: number;
  readonly lost: number;
  readonly doubled: number;
  /** Milliseconds from each time the servers were back to the next acknowledged move of every pair that was playing; the slowest pair. */
  readonly resumed: readonly number[];
}

/**
 * Pairs of players who play game after game, whatever happens to the servers, and remember what they were promised. Beside it they take moves
 * back, talk, lose their lines and open second tabs.
 */
export class Storm {
  readonly acknowledged: Acknowledged[] = [];
  readonly games: string[] = [];
  readonly resumed: number[] = [];
  /** Lines of chat, and whether each was acknowledged. */
  readonly #said = new Map<string, { readonly game: string; isAcknowledged: boolean }>();
  readonly #counts = { undos: 0, reconnects: 0, tabs: 0 };
  readonly #pairs: Pair[] = [];
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
      const pair: Pair = { players: [await join(0), await join(1)], lastAt: Date.now() };
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
      const chat = (await store.chatsFrom(game, 0, 100_000)).map(({ content }) => JSON.parse(content).text);
      for (const [text, said] of this.#said) {
        if (said.game !== game) continue;
        const times = chat.filter((one) => one === text).length;
        if (times === 0 && said.isAcknowledged) lost++;
        if (times > 1) doubled++;
      }
    }
    await store.close();
    const { acknowledged, resumed } = this;
    return {
      games: this.games.length,
      acknowledged: acknowledged.length,
      ...this.#counts,
      said: [...this.#said.values()].filter(({ isAcknowledged }) => isAcknowledged).length,
      lost,
      doubled,
      resumed,
    };
  }

  async #play(pair: Pair): Promise<void> {
    while (!this.#isOver) {
      const game = await this.#again(async () => (await pair.players[0].create()).game);
      this.games.push(game);
      for (const one of pair.players) {
        await one.open(game);
        await one.sit(game).catch(() => {});
      }
      await this.#playGame(game, pair);
      for (const one of pair.players) await one.close(game);
    }
  }

  async #playGame(game: string, pair: Pair): Promise<void> {
    for (let i = 0; !this.#isOver && pair.players[0].table(game).info.status !== 'over'; i++) {
      const seat = pair.players.findIndex((one) => one.isAsked(game));
      if (seat < 0) {
        await wait(4);
        continue;
      }
      const asked = pair.players[seat];
      const { head } = asked.table(game);
      const reply = await asked.playAny(game, (n) => (5 * i) % n);
      if (!this.#note(game, reply)) {
        await wait(4);
        continue;
      }
      pair.lastAt = Date.now();
      await asked.until(() => asked.table(game).head > head, 20_000);
      if (i % 7 === 3) await this.#say(game, pair.players[i % 2], `${game} ${i}`);
      if (i % 9 === 4) await this.#undo(game, asked, pair.players[1 - seat], i % 2 === 0);
      if (i % 13 === 6) this.#breakLine(pair.players[i % 2]);
      if (i % 17 === 8) await this.#openTab(game, pair, i % 2);
    }
  }

  /** Whether it was done. */
  #note(game: string, reply: Awaited<ReturnType<Player['ask']>>): boolean {
    if (reply.tell !== 'done') return false;
    this.acknowledged.push({ game, id: reply.id, seq: reply.seq ?? -1 });
    return true;
  }

  async #say(game: string, who: Player, text: string): Promise<void> {
    const said = { game, isAcknowledged: false };
    this.#said.set(text, said);
    said.isAcknowledged = (await who.ask({ do: 'say', game, text })).tell === 'done';
  }

  /** What one did last is taken back at once, or if the other agrees. */
  async #undo(game: string, who: Player, other: Player, agree: boolean): Promise<void> {
    const { head } = who.table(game);
    const reply = await who.ask({ do: 'undo', game, expect: head });
    if (!this.#note(game, reply)) return;
    this.#counts.undos++;
    await other.until(() => other.table(game).head > head, 20_000);
    const { info, head: now } = other.table(game);
    if (info.undo === undefined) return;
    const answer = await other.ask({ do: 'answer-undo', game, expect: now, agree });
    if (this.#note(game, answer)) await who.until(() => who.table(game).head > now, 20_000);
  }

  #breakLine(who: Player): void {
    this.#counts.reconnects++;
    who.socket?.terminate();
  }

  /** The same player opens the table once more and plays on there; the first tab stays open for a while. */
  async #openTab(game: string, pair: Pair, seat: number): Promise<void> {
    const first = pair.players[seat];
    if (first.socket?.readyState !== WebSocket.OPEN) return;
    // As a page does that another one has taken over from: it does not open the table again by itself.
    first.tables.delete(game);
    const tab = new Player(first.url, first.name);
    Object.assign(tab, { cookie: first.cookie, player: first.player, isStrict: false });
    tab.others = [...first.others];
    tab.comesBack = false;
    await this.#again(() =>
      tab.connect().catch((error) => {
        tab.goElsewhere();
        throw error;
      }),
    );
    tab.comesBack = true;
    await tab.open(game);
    pair.players[seat] = tab;
    this.#counts.tabs++;
    setTimeout(() => first.leave(), 200).unref();
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
