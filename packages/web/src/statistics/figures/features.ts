import { type Game, type GameEvent, KINDS, type Kind, progressOf, type SegmentPlace } from '@bastide/rules';
import { surveyNamed } from '@bastide/rules/internal';

/** A feature that brought points, once for each time it was scored. */
export interface ScoredFeature {
  readonly kind: Kind;
  readonly tiles: number;
  /** Points of each seat. */
  readonly points: readonly number[];
  readonly isFinal: boolean;
  /** So many tiles lay on the land. */
  readonly tile: number;
  readonly segments: readonly SegmentPlace[];
}

/** Gathers the features that are scored. */
export class FeatureList {
  readonly all: ScoredFeature[] = [];
  readonly #game: Game;
  #isFinal = false;

  constructor(game: Game) {
    this.#game = game;
  }

  /** The awards of one move: those for the same feature are one. */
  add(events: readonly GameEvent[]): void {
    const open = new Map<string, number[]>();
    for (const event of events) {
      if (event.event === 'final') {
        this.#close(open);
        this.#isFinal = true;
      }
      if (event.event !== 'awarded' || kindOf(event.cause) === undefined) continue;
      const { x, y, on, seat, points, cause } = event;
      if (x === undefined || y === undefined || on === undefined) continue;
      const key = JSON.stringify([kindOf(cause), x, y, on]);
      const sums = open.get(key) ?? new Array<number>(this.#game.players).fill(0);
      sums[seat] += points;
      open.set(key, sums);
    }
    this.#close(open);
  }

  #close(open: Map<string, number[]>): void {
    for (const [key, points] of open) {
      const [kind, x, y, on] = JSON.parse(key) as [Kind, number, number, string];
      const survey = surveyNamed(this.#game, { x, y, on });
      if (survey === undefined || survey.kind !== kind) continue;
      const { segments } = survey;
      const tiles = new Set(segments.map((at) => `${at.x} ${at.y}`)).size;
      const { placed } = progressOf(this.#game);
      this.all.push({ kind, tiles, points, isFinal: this.#isFinal, tile: placed, segments });
    }
    open.clear();
  }
}

/** The kind of feature points were for: `city.unfinished` is a city. */
function kindOf(cause: string): Kind | undefined {
  const [name] = cause.split('.');
  return KINDS.find((kind) => kind === name);
}

/** Kinds whose size is worth telling: a monastery always has nine tiles around it. */
export const SIZED = ['city', 'road', 'field'] as const satisfies readonly Kind[];
export type Sized = (typeof SIZED)[number];

/** The biggest of a kind by tiles and then by points; of fields, where tiles say little, the one that paid most. */
export function biggestOf(features: readonly ScoredFeature[], kind: Kind): ScoredFeature | undefined {
  const sizes = ({ tiles, points }: ScoredFeature) =>
    kind === 'field' ? [Math.max(...points), tiles] : [tiles, Math.max(...points)];
  const isBigger = (one: ScoredFeature, other: ScoredFeature) => {
    const [first, second] = sizes(one);
    const [otherFirst, otherSecond] = sizes(other);
    return first === otherFirst ? second > otherSecond : first > otherFirst;
  };
  return features
    .filter((feature) => feature.kind === kind)
    .reduce<ScoredFeature | undefined>(
      (best, one) => (best === undefined || isBigger(one, best) ? one : best),
      undefined,
    );
}

/** How many features of each seat were scored while the game was played, most of them closed; fields are not counted. */
export function closedBy(features: readonly ScoredFeature[], players: number): number[] {
  return Array.from(
    { length: players },
    (_, seat) =>
      features.filter(({ kind, isFinal, points }) => !isFinal && kind !== 'field' && points[seat] > 0).length,
  );
}
