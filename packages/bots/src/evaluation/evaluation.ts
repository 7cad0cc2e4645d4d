import type { Game } from '@bastide/rules';
import { lookAtCentre } from './centres.ts';
import { lookAtWay } from './closing.ts';
import { lookAtField } from './fields.ts';
import { lookAtFigures } from './figures.ts';
import { leavingHome, lookAtHomes } from './homes.ts';
import { CITY, FIELD } from './kinds.ts';
import { Meetings } from './meetings.ts';
import { Outlook } from './outlook.ts';
import { Roster } from './roster.ts';
import { standing } from './standing.ts';
import { POINTS, TERMS, type Term } from './terms.ts';
import { Things } from './things.ts';
import { Purse } from './tokens.ts';
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
  readonly #roster: Roster;
  readonly #purse: Purse;
  readonly #things: Things;
  readonly #meetings: Meetings;

  constructor(game: Game, weights: Weights = weightsFor(game)) {
    this.worths = new Float64Array(game.players);
    this.#things = new Things(game);
    this.#outlook = new Outlook(game, weights, this.#things);
    this.#roster = new Roster(game);
    this.#purse = new Purse(game);
    this.#meetings = new Meetings(game);
  }

  /** A turn begins here: the unseen tiles are counted, what lies on the land is read. */
  start(game: Game): void {
    this.#outlook.count(game);
    this.startFrom(game);
  }

  /** The same, but the unseen tiles are counted as before: for positions a few turns later. */
  startFrom(game: Game): void {
    const { shapes } = this.#outlook;
    shapes.reset();
    this.readThings(game);
    const { place } = game.figures;
    const { features } = game.board;
    for (let figure = 0; figure < place.length; figure++) {
      if (place[figure] < 0) continue;
      const root = features.rootOf(place[figure]);
      if (features.held[root] !== 0) shapes.keep(game, root);
    }
  }

  /** Whether a tile in this cell would touch a feature on which someone stands; of the position of the last start. */
  matters(cell: number): boolean {
    return this.#outlook.shapes.matters(cell);
  }

  /** After a move that may have changed what lies on the land beside tiles and figures. */
  readThings(game: Game): void {
    this.#things.read(game);
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
      lookAtFigures(outlook, this.#roster);
      lookAtHomes(outlook, this.#roster);
      this.#purse.look(outlook);
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
    const follower = this.#followerAtHome(game, seat);
    if (follower < 0) return 0;
    const { board, figures, turn } = game;
    const { features, tiles } = board;
    const { players, terms } = outlook;
    const type = board.typeOf(turn.slot);
    const stands = figures.standsOn[figures.kindAt[follower]];
    let best = 0;
    for (let place = 0; place < tiles.segmentCount[type]; place++) {
      if (((stands >> tiles.kind[type * 8 + place]) & 1) === 0) continue;
      const root = features.rootOf(turn.slot * 8 + place);
      if (features.held[root] !== 0) continue;
      terms.fill(0);
      features.held[root] = 1 << (4 * seat);
      const chance = this.#addFeature(game, root, true);
      features.held[root] = 0;
      let gain = -leavingHome(outlook, this.#roster, seat, chance);
      for (let term = 0; term < TERMS.length; term++) gain += terms[term * players + seat];
      if (gain <= best) continue;
      best = gain;
      this.deployOn = place;
    }
    return best;
  }

  #followerAtHome({ figures }: Game, seat: number): number {
    const { isFollower, isAbbot, strength } = this.#roster;
    for (let i = 0; i < figures.perSeat; i++) {
      if (isFollower[i] === 0 || isAbbot[i] === 1 || strength[i] !== 1) continue;
      if (figures.place[seat * figures.perSeat + i] === -1) return i;
    }
    return -1;
  }

  /** The parts of a seat's worth, of the position looked at last. */
  termsOf(seat: number): Record<Term, number> {
    const { players, terms } = this.#outlook;
    const parts = TERMS.map((term, index) => [term, terms[index * players + seat]]);
    return Object.fromEntries(parts) as Record<Term, number>;
  }

  /** Points on the track, and awards that are still to be moved. */
  #addScores(game: Game): void {
    const outlook = this.#outlook;
    const { scores, batch } = game;
    for (let seat = 0; seat < game.players; seat++) outlook.add(POINTS, seat, scores.of(seat));
    for (let i = 0; i < batch.count; i++)
      if (batch.scorer(i) < 0) outlook.add(POINTS, batch.seat(i), batch.points(i));
    // Stolen points belong to no batch: they wait in the question which scorer they move.
    const { agenda, question } = game;
    if (question.id === 'scorer' && agenda.b < 0) outlook.add(POINTS, agenda.seat, agenda.a);
  }

  /** Every feature on which followers stand, each once; and for each of them its chance to come home. */
  #addFeatures(game: Game): void {
    const outlook = this.#outlook;
    const { figures, board } = game;
    const { features } = board;
    const { place, perSeat } = figures;
    const { isFollower } = this.#roster;
    this.#meetings.begin();
    for (let figure = 0, seat = 0; seat < game.players; seat++) {
      for (let i = 0; i < perSeat; i++, figure++) {
        if (place[figure] < 0 || isFollower[i] === 0) continue;
        const root = features.rootOf(place[figure]);
        if (outlook.met[root] !== outlook.look) {
          outlook.met[root] = outlook.look;
          outlook.chance[root] = this.#addFeature(game, root, false);
        }
        const chance = outlook.chance[root];
        outlook.coming[seat] += chance === 1 ? 1 : outlook.weights.freed * chance;
      }
    }
    this.#meetings.settle(outlook);
  }

  #addFeature(game: Game, root: number, isNew: boolean): number {
    const outlook = this.#outlook;
    const kind = game.board.kindOf(root);
    if (kind > CITY && kind !== FIELD) return lookAtCentre(outlook, root);
    const shape = outlook.shapes.of(game, root);
    let chance = 0;
    if (kind === FIELD) lookAtField(outlook, root, shape);
    else chance = lookAtWay(outlook, root, kind, shape);
    if (shape.openCount > 0) {
      if (isNew) this.#meetings.settleNew(outlook, root, kind, shape, outlook.worth);
      else this.#meetings.add(outlook, root, kind, shape, outlook.worth);
    }
    return chance;
  }
}
