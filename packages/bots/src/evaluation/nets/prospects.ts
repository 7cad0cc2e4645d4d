import type { Game } from '@bastide/rules';
import { FIELD, type SearchBoard } from '@bastide/rules/search';
import { COMMON, TEN } from '../holdings.ts';
import type { Outlook } from '../outlook.ts';
import { nextToDraw, tempoOf } from '../tempo.ts';
import { CLOSING, CONTEST, FIELDS, FIGURES, FOLLOWERS, TOKENS } from '../terms.ts';
import { Memory } from './memory.ts';
import type { Nets } from './nets.ts';
import { OtherFigures } from './other-figures.ts';
import { TALLY, Tally } from './tally.ts';

/** Hears what the nets are asked and what they tell, in points: for those who teach them. */
export interface Recorder {
  feature(kind: number, seat: number, x: Float64Array, told: number): void;
  future(seat: number, x: Float64Array, told: number): void;
}

/** With fewer tiles than this to come, what was learned counts less and less: little can happen that the terms don't see. */
const FEW = 6;
/** So many sets are about all there are: by it a net is told how much is played. */
const SETS = 15;

/** What the terms don't see of held features and of followers at home: learned from games. */
export class Prospects {
  recorder: Recorder | undefined = undefined;
  readonly #nets: Nets;
  readonly #memory: Memory;
  /** Of each seat's followers at home, as they are and after one of them was deployed. */
  readonly #futures: Memory;
  readonly #x: Float64Array;
  readonly #f: Float64Array;
  readonly #otherFigures: OtherFigures;
  /** By seat: what the terms say of its companions and tokens, found by the last look. */
  readonly #beside: Float64Array;
  readonly #tally: Tally;
  readonly #sets: number;
  #next = 0;

  constructor(nets: Nets, game: Game, { segments, players }: SearchBoard) {
    this.#nets = nets;
    this.#otherFigures = new OtherFigures(game, segments);
    this.#beside = new Float64Array(2 * players);
    this.#tally = new Tally(players);
    this.#sets = game.rules.setup.sets.length / SETS;
    this.#memory = new Memory(segments * players, nets.features[0].shape);
    this.#futures = new Memory(2 * players, nets.future.shape);
    this.#x = new Float64Array(nets.features[0].shape.inputs);
    this.#f = new Float64Array(nets.future.shape.inputs);
  }

  /** Adds to the terms of all seats; the followers at home have been counted. */
  look(outlook: Outlook): void {
    if (outlook.tilesLeft === 0) return;
    const { holdings, players, terms } = outlook;
    this.#next = nextToDraw(outlook.game);
    this.#otherFigures.find(outlook.board);
    for (let seat = 0; seat < players; seat++) {
      this.#beside[2 * seat] = terms[FIGURES * players + seat] / TEN;
      this.#beside[2 * seat + 1] = terms[TOKENS * players + seat] / TEN;
    }
    this.#tally.count(outlook);
    for (let at = 0; at < holdings.count; at++) this.weigh(outlook, at);
    for (let seat = 0; seat < players; seat++) {
      const future = this.#future(outlook, seat, 0, outlook.home[seat], outlook.coming[seat]);
      this.recorder?.future(seat, this.#f, future);
      outlook.add(FOLLOWERS, seat, future);
    }
  }

  /** Adds what was learned of such holdings, for each seat that stands there. */
  weigh(outlook: Outlook, at: number): void {
    const { board, players, holdings } = outlook;
    const { root, kind, leaders, isOpen, learned } = holdings;
    if (isOpen[at] === 0 || outlook.tilesLeft === 0) return;
    const term = kind[at] === FIELD ? FIELDS : CLOSING;
    const net = this.#nets.of(kind[at]);
    for (let seat = 0; seat < players; seat++) {
      const strength = board.strengthIn(root[at], seat);
      if (strength === 0) continue;
      const leads = ((leaders[at] >> seat) & 1) === 1;
      this.#describe(outlook, at, seat, strength, leads);
      const more = scaleAt(outlook) * this.#memory.ask(root[at] * players + seat, net, this.#x);
      this.recorder?.feature(kind[at], seat, this.#x, more);
      learned[at * players + seat] = more;
      outlook.add(leads ? term : CONTEST, seat, more);
    }
  }

  #describe(outlook: Outlook, at: number, seat: number, own: number, leads: boolean): void {
    const x = this.#x;
    const { board, players, holdings, home } = outlook;
    const { common, root, gain, loss } = holdings;
    for (let i = 0; i < COMMON; i++) x[i] = common[at * COMMON + i];
    let other = 0;
    let otherHome = 0;
    for (let one = 0; one < players; one++) {
      if (one === seat) continue;
      other = Math.max(other, board.strengthIn(root[at], one));
      otherHome = Math.max(otherHome, home[one]);
    }
    x[COMMON] = leads ? 1 : 0;
    x[COMMON + 1] = own / 2;
    x[COMMON + 2] = Math.max(-1, Math.min(1, (own - other) / 2));
    x[COMMON + 3] = other > 0 ? 1 : 0;
    x[COMMON + 4] = other === own ? 1 : 0;
    x[COMMON + 5] = home[seat] > 0 ? 1 : 0;
    x[COMMON + 6] = Math.min(home[seat], 5) / 5;
    x[COMMON + 7] = otherHome > 0 ? 1 : 0;
    x[COMMON + 8] = Math.min(otherHome, 5) / 5;
    // Fields are rarely joined, and for much.
    const scale = holdings.kind[at] === FIELD ? 1 : 1 / TEN;
    x[COMMON + 9] = scale * gain[at * players + seat];
    x[COMMON + 10] = scale * loss[at * players + seat];
    x[COMMON + 11] = this.#next === seat ? 1 : 0;
    x[COMMON + 12] = (players - 2) / 4;
    const others = this.#otherFigures.in(root[at]);
    x[COMMON + 13] = (others >> seat) & 1;
    x[COMMON + 14] = (others & ~(1 << seat)) === 0 ? 0 : 1;
    x[COMMON + 15] = this.#sets;
    const mine = at * players + seat;
    x[COMMON + 16] = other / 2;
    x[COMMON + 17] = holdings.lost[mine];
    x[COMMON + 18] = holdings.tied[mine];
    x[COMMON + 19] = holdings.helped[mine];
    x[COMMON + 20] = holdings.won[mine];
    x[COMMON + 21] = holdings.atStake[mine];
    x[COMMON + 22] = holdings.pulled[mine];
    x[COMMON + 23] = holdings.pushed[mine];
  }

  /** What it costs beyond the terms to deploy a follower onto a holding with this chance to send it back. */
  leavingHome(outlook: Outlook, seat: number, chance: number, holding: number): number {
    if (chance === 1 || outlook.tilesLeft === 0) return 0;
    const home = outlook.home[seat];
    const coming = outlook.coming[seat];
    const more = outlook.weights.freed * chance;
    const before = this.#future(outlook, seat, 0, home, coming);
    this.#tally.try(outlook, holding, seat);
    const after = this.#future(outlook, seat, 1, home - 1, coming + more);
    this.#tally.takeBack(seat);
    return before - after;
  }

  /** Of a seat with so many followers at home and so many about to come home, after so many were deployed. */
  #future(outlook: Outlook, seat: number, deployed: number, home: number, comes: number): number {
    const f = this.#f;
    const { players, draws, late, home: homes, coming } = outlook;
    const soon = Math.min(1, draws / 10);
    let otherHome = 0;
    let otherComing = 0;
    for (let one = 0; one < players; one++) {
      if (one === seat) continue;
      otherHome = Math.max(otherHome, homes[one]);
      otherComing = Math.max(otherComing, coming[one]);
    }
    f[0] = draws / 36;
    f[1] = soon;
    f[2] = late;
    f[3] = home > 0 ? soon : 0;
    f[4] = home > 1 ? soon : 0;
    f[5] = home > 2 ? soon : 0;
    f[6] = home > 3 ? soon : 0;
    f[7] = (home * draws) / 200;
    f[8] = home / 7;
    f[9] = comes / 3;
    f[10] = (comes * soon) / 3;
    f[11] = otherHome / 7;
    f[12] = otherHome > 0 ? 0 : soon;
    f[13] = tempoOf(this.#next, seat, players);
    f[14] = (players - 2) / 4;
    f[15] = otherComing / 3;
    f[16] = this.#beside[2 * seat];
    f[17] = this.#beside[2 * seat + 1];
    f[18] = this.#sets;
    const { of, all } = this.#tally;
    for (let i = 0; i < TALLY; i++) {
      const own = of[seat * TALLY + i];
      f[19 + i] = own;
      f[19 + TALLY + i] = (all[i] - own) / (players - 1);
    }
    f[35] = outlook.fits.centres;
    f[36] = outlook.fits.cities;
    f[37] = home === 0 ? 1 : 0;
    return scaleAt(outlook) * this.#futures.ask(deployed * players + seat, this.#nets.future, f);
  }
}

function scaleAt({ tilesLeft }: Outlook): number {
  return TEN * Math.min(1, tilesLeft / FEW);
}
