import type { Game } from '@bastide/rules';
import { thingsOfSet } from '@bastide/rules/internal';
import { CITY, FIELD, pointsInQuestion, pointsWon, segmentAt, tileJustPlaced } from '@bastide/rules/search';
import { lookAtCentre } from './centres.ts';
import { lookAtWay } from './closing.ts';
import { closingChances } from './closing-chance.ts';
import type { Expectation } from './expectation.ts';
import { lookAtField } from './fields.ts';
import { Figures } from './figures.ts';
import { Meetings } from './meetings.ts';
import type { Nets } from './nets/nets.ts';
import { netsFor } from './nets/nets-for.ts';
import { Prospects } from './nets/prospects.ts';
import { Outlook } from './outlook.ts';
import { standing } from './standing.ts';
import { addTempo } from './tempo.ts';
import { POINTS, TERMS, type Term } from './terms.ts';
import { Tokens } from './tokens.ts';
import { Unions } from './unions.ts';
import type { Valuer, Values } from './valuer.ts';
import { valuesOf } from './values-of.ts';
import { type Weights, weightsFor } from './weights.ts';

/**
 * What a position is worth to each seat, in points to be expected at the end. Made for one ruleset and used for many
 * positions: `start` once for the position a turn begins with, then `of` for everything that may come of it.
 */
export class Evaluation {
  /** By seat, of the position looked at last. */
  readonly worths: Float64Array;
  /** Set by `bestDeployment`. */
  deployOn = -1;
  readonly #outlook: Outlook;
  readonly #figures: Figures;
  readonly #tokens: Tokens;
  readonly #values: readonly Values[];
  /** Those of them that read what their set has on the land, and those that add to the terms. */
  readonly #readers: ReturnType<typeof valuesOf>;
  readonly #lookers: readonly Values[];
  readonly #meetings: Meetings;
  readonly #unions: Unions | undefined;
  /** What was learned; some levels know nothing of it. */
  readonly prospects: Prospects | undefined;
  #noted: Expectation[] | undefined;
  readonly #chanceToClose: ReturnType<typeof closingChances>;
  /** Held fields, which come after the ways on their borders. */
  readonly #fields: Int32Array;

  /** `more` are valuers of expansions that are not ours. */
  constructor(
    game: Game,
    more: readonly Valuer[] = [],
    weights: Weights = weightsFor(game),
    nets: Nets | 'none' = netsFor(game),
  ) {
    this.worths = new Float64Array(game.players);
    const valued = valuesOf(game, more);
    this.#values = valued.map(({ values }) => values);
    this.#readers = valued.filter(({ values }) => values.read !== undefined);
    this.#lookers = this.#values.filter(({ look }) => look !== undefined);
    this.#chanceToClose = closingChances(game);
    this.#tokens = new Tokens(game);
    this.#outlook = new Outlook(game, weights, this.#tokens, this.#values);
    this.#figures = new Figures(game, this.#values, weights.otherFigure);
    this.#fields = new Int32Array(this.#outlook.board.places.length);
    this.#meetings = new Meetings(this.#outlook.board);
    const isLearned = nets !== 'none';
    this.#unions = isLearned ? new Unions(game, this.#outlook.board) : undefined;
    this.prospects = isLearned ? new Prospects(nets, game, this.#outlook.board) : undefined;
  }

  /** A turn begins here: the unseen tiles are counted, what lies on the land is read. */
  start(game: Game): void {
    this.#outlook.count(game);
    this.#unions?.count(game);
    for (const values of this.#values) values.count?.(game);
    this.startFrom(game);
  }

  /** The same, but the unseen tiles are counted as before: for positions a few turns later. */
  startFrom(game: Game): void {
    const { shapes, board } = this.#outlook;
    shapes.reset();
    board.show(game);
    this.readThings(game);
    const { places } = board;
    for (let figure = 0; figure < places.length; figure++) {
      if (places[figure] < 0) continue;
      const root = board.featureOf(places[figure]);
      if (board.isOccupied(root)) shapes.keep(game, root);
    }
    this.#unions?.start(game);
  }

  /** Whether a tile in this cell would touch a feature, fields aside, on which someone stands; of the position of the last start. */
  matters(cell: number): boolean {
    return this.#outlook.shapes.matters(cell);
  }

  /** After a move that may have changed what lies on the land beside tiles and figures. */
  readThings(game: Game): void {
    if (this.#readers.length === 0) return;
    for (let i = 0; i < this.#readers.length; i++) {
      const { set, values } = this.#readers[i];
      values.read?.(game, thingsOfSet(game, set));
    }
    this.#outlook.wereRead();
  }

  /** How well a seat stands. */
  of(game: Game, seat: number): number {
    this.look(game);
    return standing(this.worths, seat, this.others);
  }

  /** How much the mean of the others counts (`standing`). */
  get others(): number {
    return this.#outlook.weights.others;
  }

  /** Fills `worths`. */
  look(game: Game): void {
    const outlook = this.#outlook;
    outlook.begin(game);
    this.#addScores(game);
    if (!game.turn.ending) {
      this.#addFeatures(game);
      this.#tokens.look(outlook);
      for (let i = 0; i < this.#lookers.length; i++) this.#lookers[i].look?.(outlook);
      addTempo(outlook);
      this.#figures.look(outlook);
      this.prospects?.look(outlook);
    }
    const { players, terms } = outlook;
    for (let seat = 0; seat < players; seat++) {
      let sum = 0;
      for (let term = 0; term < TERMS.length; term++) sum += terms[term * players + seat];
      this.worths[seat] = sum;
    }
  }

  /**
   * What deploying a follower on the tile just placed would add, where it is worth most; 0 if it is better to keep it. Leaves
   * the segment's place on the tile in `deployOn`, -1 for none. Comes after `look` at the same position.
   */
  bestDeployment(game: Game, seat: number): number {
    this.deployOn = -1;
    const outlook = this.#outlook;
    const follower = this.#figures.followerAtHome(outlook, seat);
    if (follower < 0) return 0;
    const { board, players, terms } = outlook;
    const tile = tileJustPlaced(game);
    const count = board.segmentsOn(tile);
    let best = 0;
    for (let place = 0; place < count; place++) {
      const segment = segmentAt(tile, place);
      if (!board.mayStandOn(follower, segment)) continue;
      const root = board.featureOf(segment);
      if (board.isOccupied(root)) continue;
      terms.fill(0);
      outlook.home[seat]--;
      const chance = board.withFollower(root, seat, this.#addNewFeature);
      outlook.home[seat]++;
      let gain = -this.#figures.leavingHome(outlook, seat, chance);
      if (this.prospects !== undefined)
        gain -= this.prospects.leavingHome(outlook, seat, chance, outlook.holdings.count);
      for (let term = 0; term < TERMS.length; term++) gain += terms[term * players + seat];
      if (gain <= best) continue;
      best = gain;
      this.deployOn = place;
    }
    return best;
  }

  /** The parts of a seat's worth, of the position looked at last. */
  termsOf(seat: number): Record<Term, number> {
    const { players, terms } = this.#outlook;
    const parts = TERMS.map((term, index) => [term, terms[index * players + seat]]);
    return Object.fromEntries(parts) as Record<Term, number>;
  }

  /** The same as `look`, and what is expected of each held feature by itself: for those who ask why, not for a search. */
  expectations(game: Game): readonly Expectation[] {
    const noted: Expectation[] = [];
    this.#noted = noted;
    this.look(game);
    this.#noted = undefined;
    const { learned } = this.#outlook.holdings;
    const { players } = game;
    return noted.map((one, at) => ({
      ...one,
      pays: one.pays.map((pay, seat) => pay + learned[at * players + seat]),
    }));
  }

  /** Points on the track, and those that are still to be moved there. */
  #addScores(game: Game): void {
    const outlook = this.#outlook;
    for (let seat = 0; seat < game.players; seat++) outlook.add(POINTS, seat, pointsWon(game, seat));
    const { question, toMove } = game;
    if (question.id === 'scorer') outlook.add(POINTS, toMove, pointsInQuestion(game));
  }

  /** Every feature on which followers stand, each once, fields last; and for each of them its chance to come home. */
  #addFeatures(game: Game): void {
    const outlook = this.#outlook;
    const { board } = outlook;
    const { places, perSeat } = board;
    const { isFollower } = this.#figures;
    this.#meetings.begin();
    let fields = 0;
    for (let figure = 0, seat = 0; seat < game.players; seat++) {
      for (let i = 0; i < perSeat; i++, figure++) {
        if (places[figure] < 0 || isFollower[i] === 0) continue;
        const root = board.featureOf(places[figure]);
        if (outlook.met[root] !== outlook.look) {
          outlook.met[root] = outlook.look;
          outlook.chance[root] = 0;
          if (board.kindOf(root) === FIELD) this.#fields[fields++] = root;
          else this.#addHeld(root);
        }
        const chance = outlook.chance[root];
        outlook.coming[seat] += chance === 1 ? 1 : outlook.weights.freed * chance;
      }
    }
    for (let i = 0; i < fields; i++) this.#addHeld(this.#fields[i]);
    this.#meetings.settle(outlook);
    this.#unions?.settle(outlook);
  }

  #addHeld(root: number): void {
    const outlook = this.#outlook;
    if (this.#noted === undefined) {
      outlook.chance[root] = this.#addFeature(root, false);
      return;
    }
    const [before, points] = [outlook.sums(), outlook.sumsOf(POINTS)];
    outlook.chance[root] = this.#addFeature(root, false);
    const { board, chance } = outlook;
    const kind = board.kindOf(root);
    const told = chance[root];
    const pays = outlook.sums().map((sum, seat) => sum - before[seat]);
    const now = outlook.sumsOf(POINTS).map((sum, seat) => sum - points[seat]);
    this.#noted.push({ feature: root, kind, chance: this.#chanceToClose(kind, told), told, pays, now });
  }

  /** A feature that is not held yet is no holding for longer than it takes to look at it. */
  readonly #addNewFeature = (root: number): number => {
    const outlook = this.#outlook;
    const chance = this.#addFeature(root, true);
    const at = --outlook.holdings.count;
    this.prospects?.weigh(outlook, at);
    return chance;
  };

  #addFeature(root: number, isNew: boolean): number {
    const outlook = this.#outlook;
    const { game, board, holdings } = outlook;
    const kind = board.kindOf(root);
    const at = holdings.add(root, kind, board.leadersOf(root));
    if (!isNew) outlook.holdingOf[root] = at;
    this.#unions?.begin(at);
    if (kind > CITY && kind !== FIELD) return lookAtCentre(outlook, at);
    const shape = outlook.shapes.of(game, root);
    let chance = 0;
    if (kind === FIELD) lookAtField(outlook, at, shape);
    else chance = lookAtWay(outlook, at, shape);
    if (shape.openCount > 0) {
      this.#unions?.add(outlook, at, shape);
      if (isNew) {
        this.#meetings.settleNew(outlook, at, shape);
        this.#unions?.settleOne(outlook, at);
      } else this.#meetings.add(outlook, at, shape);
    }
    return chance;
  }
}
