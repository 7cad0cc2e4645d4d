import { TEN } from './holdings.ts';
import type { Outlook } from './outlook.ts';

/** Two holdings that may be joined, and what that would mean to each seat. */
export class Union {
  /** By seat: its followers in one of them and in the other, and what it would gain. */
  readonly #here: Int32Array;
  readonly #there: Int32Array;
  readonly #gain: Float64Array;
  /** The most followers a seat would have in both, and how many would have as many. */
  #most = 0;
  #leaders = 0;
  /** Who would gain most, how much, and how much the next. */
  #winner = 0;
  #best = 0;
  #next = 0;

  constructor(players: number) {
    this.#here = new Int32Array(players);
    this.#there = new Int32Array(players);
    this.#gain = new Float64Array(players);
  }

  /** Adds to what is known of both holdings what may come of it. */
  weigh(outlook: Outlook, one: number, other: number, chance: number): void {
    this.#count(outlook, one, other);
    this.#compare(outlook, one, other);
    this.#tell(outlook, one, other, this.#here, chance);
    this.#tell(outlook, other, one, this.#there, chance);
  }

  #count({ board, players, holdings }: Outlook, one: number, other: number): void {
    const { root } = holdings;
    this.#most = 0;
    this.#leaders = 0;
    for (let seat = 0; seat < players; seat++) {
      this.#here[seat] = board.strengthIn(root[one], seat);
      this.#there[seat] = board.strengthIn(root[other], seat);
      const strength = this.#here[seat] + this.#there[seat];
      if (strength > this.#most) this.#leaders = 0;
      this.#most = Math.max(this.#most, strength);
      if (strength === this.#most) this.#leaders++;
    }
  }

  #compare({ players, holdings }: Outlook, one: number, other: number): void {
    const { worth, leaders } = holdings;
    this.#best = Number.NEGATIVE_INFINITY;
    this.#next = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) {
      let gain = this.#wins(seat) ? worth[one] + worth[other] : 0;
      if (((leaders[one] >> seat) & 1) === 1) gain -= worth[one];
      if (((leaders[other] >> seat) & 1) === 1) gain -= worth[other];
      this.#gain[seat] = gain;
      if (gain > this.#best) {
        this.#next = this.#best;
        this.#best = gain;
        this.#winner = seat;
      } else this.#next = Math.max(this.#next, gain);
    }
  }

  #wins(seat: number): boolean {
    return this.#here[seat] + this.#there[seat] === this.#most;
  }

  /** What it means to those who stand in a holding that another one is joined to it. */
  #tell({ players, holdings }: Outlook, at: number, other: number, own: Int32Array, chance: number): void {
    const { worth, leaders, lost, tied, won, helped, atStake, pulled, pushed } = holdings;
    for (let seat = 0; seat < players; seat++) {
      if (own[seat] === 0) continue;
      const i = at * players + seat;
      const wins = this.#wins(seat);
      const leads = ((leaders[at] >> seat) & 1) === 1;
      if (leads && !wins) {
        lost[i] += chance * (1 - lost[i]);
        atStake[i] += (chance * worth[at]) / TEN;
      }
      if (wins && ((leaders[other] >> seat) & 1) === 0) won[i] += (chance * worth[other]) / TEN;
      if (wins && !leads) won[i] += (chance * worth[at]) / TEN;
      if (this.#here[seat] > 0 && this.#there[seat] > 0) helped[i] += chance * (1 - helped[i]);
      else if (wins && this.#leaders > 1) tied[i] += chance * (1 - tied[i]);
      const more = this.#gain[seat] - (seat === this.#winner ? this.#next : this.#best);
      if (more > 0) pulled[i] += (chance * more) / TEN;
      else pushed[i] -= (chance * more) / TEN;
    }
  }
}
