import { type Answer, answersOf, type Game, moveText, type TileSpec } from '@bastide/rules';

/** A legal answer with the number it is offered by, from 1. */
export interface Choice extends Answer {
  readonly number: number;
}

/** All placements on one cell: the same place, turned differently. */
export interface Group {
  readonly x: number;
  readonly y: number;
  readonly choices: readonly Choice[];
}

/** What is offered at a question. Placements are numbered by cell, as one reads, then by turn; the rest as it comes. */
export class Choices {
  readonly all: readonly Choice[];
  /** Placements by cell; empty where something else is asked. */
  readonly groups: readonly Group[];
  /** What is printed on a tile of the game. */
  readonly specOf: (id: string) => TileSpec;
  /** After how many degrees the tile in hand looks the same. */
  readonly #period: number;

  constructor(game: Game) {
    const { tiles, turn } = game;
    this.specOf = (id) => tiles.types[tiles.indexOf(id)].spec;
    this.#period = 90 * (tiles.turns[turn.type] ?? 4);
    const answers = answersOf(game);
    const placing = answers.length > 0 && answers.every(({ move }) => move.do === 'place');
    const sorted = placing ? [...answers].sort(asOneReads) : answers;
    this.all = sorted.map((answer, index) => ({ ...answer, number: index + 1 }));
    this.groups = placing ? byCell(this.all) : [];
  }

  /** The choice a line means: by number, `x,y rot`, or notation. Otherwise what is missing to it, if something is. */
  read(line: string): Choice | Group | undefined {
    const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
    if (/^\d+$/.test(text)) return this.all[Number(text) - 1];
    const place = /^(?:place \S+ )?(-?\d+) ?[, ] ?(-?\d+)(?: (\d+)°?)?$/.exec(text);
    if (place !== null) return this.#placement(Number(place[1]), Number(place[2]), place[3]);
    return this.all.find((choice) => moveText(choice.move).toLowerCase() === text);
  }

  #placement(x: number, y: number, rot: string | undefined): Choice | Group | undefined {
    const group = this.groups.find((one) => one.x === x && one.y === y);
    if (group === undefined) return undefined;
    if (rot !== undefined) {
      return group.choices.find(({ target }) => (Number(rot) - (target.rot ?? 0)) % this.#period === 0);
    }
    return group.choices.length === 1 ? group.choices[0] : group;
  }
}

function asOneReads({ target: one }: Answer, { target: other }: Answer): number {
  return (one.y ?? 0) - (other.y ?? 0) || (one.x ?? 0) - (other.x ?? 0) || (one.rot ?? 0) - (other.rot ?? 0);
}

function byCell(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, { x: number; y: number; choices: Choice[] }>();
  for (const choice of choices) {
    const { x = 0, y = 0 } = choice.target;
    const key = `${x},${y}`;
    const group = groups.get(key) ?? { x, y, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}
