import { AnswerList, type Game, observe } from '@bastide/rules';
import { cellOfPlacement } from '@bastide/rules/search';
import { type Difference, differenceOf, meanOf, type Values, WayTrials } from './way-trials.ts';
import { type Way, Ways } from './ways.ts';

/** A position in which one way to play the turn is clearly best. */
export interface Found {
  readonly solution: readonly number[];
  /** By how much the solution is better than the best way that achieves something else. */
  readonly margin: Difference;
  /** How many different ways to play the turn were looked at. */
  readonly ways: number;
}

/** What must hold for a puzzle, and what is spent on finding out. */
export interface FinderSettings {
  /** Fewer ways than this are no choice. */
  readonly fewest: number;
  /** What can be done in more places than this needs no finding. */
  readonly places: number;
  /** The least margin: at a glance, after a few trials, after all of them; in points. */
  readonly atGlance: number;
  readonly atFirst: number;
  readonly inTheEnd: number;
  /** The margin is so many times its standard error. */
  readonly certainty: number;
  /** How many ways are tried first and last, and in how many trials. */
  readonly tried: number;
  readonly firstTrials: number;
  readonly finalists: number;
  readonly trials: number;
  /** So many times all trials are done with other draws; each time the same way must be best. */
  readonly seeds: number;
}

export const USUAL: FinderSettings = {
  fewest: 10,
  places: 3,
  atGlance: 1.5,
  atFirst: 2,
  inTheEnd: 3,
  certainty: 4,
  tried: 10,
  firstTrials: 14,
  finalists: 6,
  trials: 40,
  seeds: 3,
};

/** Ways that achieve the same and differ by no more than this, in points, are one. */
const TWIN = 1;

/** Looks for positions in which one way to play a whole turn is clearly best. Made for one ruleset. */
export class Finder {
  readonly #ways: Ways;
  readonly #trials: WayTrials;
  readonly #settings: FinderSettings;
  readonly #answers = new AnswerList();

  constructor(game: Game, settings: FinderSettings = USUAL) {
    this.#ways = new Ways(game);
    this.#trials = new WayTrials(game);
    this.#settings = settings;
  }

  /** Whether this is the start of a turn with something to choose. */
  isTurn(game: Game): boolean {
    if (game.over || game.question.id !== 'place' || game.turn.part !== 1) return false;
    game.listAnswers(this.#answers);
    return this.#answers.count > 2;
  }

  /**
   * The puzzle in this position, if there is one. What does not look like one at a glance is left at that, unless `deep`: then
   * it is tried as well, which finds what no glance sees. Only a solution that `isWanted` is looked for.
   */
  look(game: Game, seed: number, deep: boolean, isWanted: IsWanted = () => true): Found | undefined {
    const { fewest, atGlance, atFirst, inTheEnd, certainty, tried, firstTrials, finalists } = this.#settings;
    const view = observe(game, game.toMove);
    const ways = this.#ways.of(view);
    if (ways.length < fewest) return undefined;
    if (!deep && (glanceMargin(ways) < atGlance || !isWanted(ways[0].codes))) return undefined;
    const some = chosen(ways, tried);
    if (!some.some(({ codes }) => isWanted(codes))) return undefined;
    const first = this.#rank(view, some, firstTrials, seed);
    if (marginOf(first).points < atFirst || !isWanted(first[0].codes)) return undefined;
    const last = this.#agreed(view, first.slice(0, finalists), seed);
    if (last === undefined || !isWanted(last[0].codes)) return undefined;
    const margin = marginOf(last);
    if (margin.points < inTheEnd || margin.points < certainty * margin.error) return undefined;
    if (placesFor(last[0], ways) > this.#settings.places) return undefined;
    return { solution: last[0].codes, margin, ways: ways.length };
  }

  /** The finalists in their order, if it begins with the same achievement for every seed. */
  #agreed(view: Game, ways: readonly Way[], seed: number): Tried[] | undefined {
    const { seeds, trials, inTheEnd } = this.#settings;
    let all: Tried[] | undefined;
    for (let i = 0; i < seeds; i++) {
      const some = this.#rank(view, ways, trials, seed + 104_729 * (i + 1));
      if (some[0].achieves !== (all ?? some)[0].achieves || marginOf(some).points < inTheEnd / 2)
        return undefined;
      all = all === undefined ? some : pooled(all, some);
    }
    return all;
  }

  #rank(view: Game, ways: readonly Way[], trials: number, seed: number): Tried[] {
    const codes = ways.map((way) => way.codes);
    const values = this.#trials.try(view, codes, trials, seed);
    return ways.map((way, i) => ({ ...way, values: values[i] })).sort(byMean);
  }
}

type IsWanted = (codes: readonly number[]) => boolean;

interface Tried extends Way {
  readonly values: Values;
}

/** How much the best way of all looks better than the best that achieves something else. */
function glanceMargin(ways: readonly Way[]): number {
  const [best] = ways;
  const rival = ways.find(({ achieves, value }) => achieves !== best.achieves || value < best.value - TWIN);
  return rival === undefined ? 0 : best.value - rival.value;
}

/** In how many places the tile can be for about the same. */
function placesFor({ achieves, value }: Way, ways: readonly Way[]): number {
  const alike = ways.filter((way) => way.achieves === achieves && Math.abs(way.value - value) <= TWIN);
  return new Set(alike.map(({ codes }) => cellOfPlacement(codes[0]))).size;
}

/** The best way of each achievement; of the best achievement two more. */
function chosen(ways: readonly Way[], most: number): Way[] {
  const counts = new Map<string, number>();
  const list: Way[] = [];
  for (const way of ways) {
    const count = counts.get(way.achieves) ?? 0;
    if (count >= (way.achieves === ways[0].achieves ? 3 : 1)) continue;
    counts.set(way.achieves, count + 1);
    list.push(way);
    if (list.length === most) break;
  }
  return list;
}

/** By how much the first is better than the best that is not its twin; nothing if there is no other. */
function marginOf(tried: readonly Tried[]): Difference {
  const [best] = tried;
  for (const other of tried.slice(1)) {
    const difference = differenceOf(best.values, other.values);
    if (other.achieves !== best.achieves || difference.points > TWIN) return difference;
  }
  return { points: 0, error: 0 };
}

function pooled(some: readonly Tried[], more: readonly Tried[]): Tried[] {
  const added = new Map(more.map(({ codes, values }) => [codes, values]));
  return some
    .map((one) => ({ ...one, values: [...one.values, ...(added.get(one.codes) ?? [])] }))
    .sort(byMean);
}

function byMean(one: Tried, other: Tried): number {
  return meanOf(other.values) - meanOf(one.values);
}
