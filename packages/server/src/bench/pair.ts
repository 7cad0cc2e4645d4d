import { Replica, type ServerMessage } from '@bastide/protocol';
import { AnswerList } from '@bastide/rules';
import { Player } from '../testing/player.ts';
import type { Duel } from './scenarios.ts';

/**
 * Two clients at one table, as light as a load generator can be: one of them keeps the table, the other only notes when the news
 * come. So a move is measured from its sending to its receipt at the other's end.
 */
export class Pair implements Duel {
  readonly latencies: number[] = [];
  onMoved: (() => void) | undefined;
  readonly #players: readonly [Player, Player];
  readonly #answers = new AnswerList();
  #game = '';
  #replica: Replica | undefined;
  #sentAt = 0;
  #sentBy = -1;
  #head = 0;
  #random: number;
  /** Whose news of the last move have come, as bits. */
  #received = 0;

  constructor(players: readonly [Player, Player], seed: number) {
    this.#players = players;
    this.#random = seed | 1;
  }

  /** Each at the next of these servers. */
  static async join(urls: readonly string[], seed: number): Promise<Pair> {
    const join = async (name: string, seat: number) => {
      const player = new Player(urls[seat % urls.length], name);
      player.isStrict = false;
      await player.signUp();
      await player.connect();
      return player;
    };
    return new Pair([await join('A', 0), await join('B', 1)], seed);
  }

  get isOver(): boolean {
    return this.#replica?.info.status === 'over';
  }

  get isReady(): boolean {
    const { game, info } = this.#table;
    return info.status === 'playing' && game.toMove >= 0;
  }

  /** Sits down at a new table. */
  async begin(): Promise<void> {
    const [a] = this.#players;
    if (this.#game !== '') for (const one of this.#players) await one.close(this.#game);
    const { game } = await a.create();
    this.#game = game;
    this.#replica = undefined;
    for (const [seat, one] of this.#players.entries()) {
      one.tables.delete(game);
      one.hook = (message) => this.#receive(seat, message);
      await one.must({ do: 'open', game });
      await one.sit(game);
    }
    await a.until(() => this.isReady, 60_000);
  }

  /** The one who is asked answers something legal; the other's receipt is timed. */
  send(): void {
    const { game, head, info } = this.#table;
    const { question } = game;
    game.listAnswers(this.#answers);
    this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) >>> 1;
    const move = question.write(game, this.#answers.codes[this.#random % this.#answers.count]);
    const by = this.#players.findIndex(({ player }) => info.seats[game.toMove].player === player);
    this.#sentBy = by;
    this.#head = head;
    this.#sentAt = performance.now();
    const id = `${head}-${this.#sentAt.toString(36).replace('.', '_')}`;
    this.#players[by].sendText(JSON.stringify({ do: 'move', id, game: this.#game, expect: head, move }));
  }

  leave(): void {
    for (const one of this.#players) one.leave();
  }

  get #table(): Replica {
    if (this.#replica === undefined) throw new Error('there is no table yet');
    return this.#replica;
  }

  #receive(seat: number, message: ServerMessage): void {
    if (!('game' in message) || message.game !== this.#game) return;
    if (message.tell === 'refused') throw new Error(`the server refused a legal move: ${message.error}`);
    if (seat === 0) {
      if (message.tell === 'table' && this.#replica === undefined)
        this.#replica = new Replica(message, this.#players[0].player);
      else this.#replica?.receive(message);
    }
    if (message.tell !== 'news' || this.#sentBy < 0) return;
    if (seat !== this.#sentBy && message.from === this.#head)
      this.latencies.push(performance.now() - this.#sentAt);
    // Both have it: the next may be sent.
    this.#received |= 1 << seat;
    if (this.#received !== 3 || !(this.isReady || this.isOver)) return;
    this.#received = 0;
    this.#sentBy = -1;
    this.onMoved?.();
  }
}
