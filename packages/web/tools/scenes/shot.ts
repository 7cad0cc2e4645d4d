import { type Awarded, answersOf, type SegmentPlace, viewOf } from '@bastide/rules';
import { surveyFeature, thingsOf } from '@bastide/rules/internal';
import type { Scene } from '@bastide/rules/testing';
import { placeOn } from '../../src/board/land/segments.ts';
import type { Arrow, Cell, Lit, Picture, PictureTile, Points, TrackPawn } from '../../src/still/picture.ts';

/** A segment by the tile's cell and the segment's name: `[0, 1, 'city:N']`. */
export type On = readonly [x: number, y: number, on: string];

/**
 * A picture of a game in the making. `shoot` takes it as the game stands; what is lit, tried or ticked is looked up in the rules
 * at that moment; `paid` plays on and writes down what everybody got.
 */
export class Shot {
  private picture: Picture;
  private readonly game: Scene;

  constructor(game: Scene) {
    this.game = game;
    this.picture = positionOf(game);
  }

  /** Rings the tile placed last. */
  last(): this {
    const last = this.picture.tiles.at(-1);
    return last === undefined ? this : this.add({ last: { x: last.x, y: last.y } });
  }

  /** Lights the features of these segments, in the colour of whoever has the majority if `led`. */
  lit(...segments: readonly On[]): this {
    const { lit = [] } = this.picture;
    return this.add({ lit: [...lit, ...segments.map((on) => this.litFeature(on, false))] });
  }

  led(...segments: readonly On[]): this {
    const { lit = [] } = this.picture;
    return this.add({ lit: [...lit, ...segments.map((on) => this.litFeature(on, true))] });
  }

  /** The tile just drawn, tried at some places: the rules say whether it may lie there. */
  tries(...places: readonly (readonly [x: number, y: number, rot: number])[]): this {
    const { game } = this.game;
    const legal = new Set(answersOf(game).map(({ target: { x, y, rot } }) => `${x},${y},${rot}`));
    const id = game.tileId(game.turn.type);
    return this.add({
      tries: places.map(([x, y, rot]) => ({ id, x, y, rot, ok: legal.has(`${x},${y},${rot}`) })),
    });
  }

  /** Ticks and crosses: whether this figure may be deployed there now. */
  signs(figure: string, ...segments: readonly On[]): this {
    const legal = answersOf(this.game.game).flatMap(({ target }) => {
      if (target.figure !== figure || target.x === undefined || target.y === undefined) return [];
      return [this.placeOf([target.x, target.y, target.on ?? ''])];
    });
    const isLegal = (at: SegmentPlace) =>
      legal.some(({ x, y, place }) => x === at.x && y === at.y && place === at.place);
    const { signs = [] } = this.picture;
    const more = segments.map((on) => {
      const at = this.placeOf(on);
      return { ...at, ok: isLegal(at) };
    });
    return this.add({ signs: [...signs, ...more] });
  }

  arrow(from: readonly [number, number], to: readonly [number, number]): this {
    const cell = ([x, y]: readonly [number, number]): Cell => ({ x, y });
    const { arrows = [] } = this.picture;
    const arrow: Arrow = { from: cell(from), to: cell(to) };
    return this.add({ arrows: [...arrows, arrow] });
  }

  /** Plays on and writes what each seat gets beside a figure of its in what is paid. */
  paid(play: (game: Scene) => unknown): this {
    const before = this.game.events.length;
    play(this.game);
    const awards = this.game.events
      .slice(before)
      .filter((event): event is Awarded => event.event === 'awarded');
    const { points = [] } = this.picture;
    return this.add({ points: [...points, ...awards.map((award) => this.pointsFor(award))] });
  }

  /** Things of this name are shown as they are after all that was played: a ferry that was put since. */
  now(name: string): this {
    const { things = [] } = this.picture;
    const moved = thingsOf(this.game.game).filter((thing) => thing.name === name);
    return this.add({ things: [...things.filter((thing) => thing.name !== name), ...moved] });
  }

  /** The tiles a seat holds, laid out below the land. */
  hand(seat: number): this {
    const { tiles } = this.picture;
    const held = viewOf(this.game.game).seats[seat].hand;
    return this.add({
      tiles: [...tiles, ...held.map((id, i) => ({ id, x: (i - 1) * 1.15, y: 1.35, rot: 0 }))],
    });
  }

  /** A piece of the score track, beside the land. */
  track(from: number, to: number, pawns: readonly TrackPawn[]): this {
    return this.add({ track: { from, to, pawns } });
  }

  /** Leaves away what lies elsewhere. */
  within(west: number, north: number, east: number, south: number): this {
    const isIn = ({ x = west, y = north }: Partial<Cell>) =>
      x >= west && x <= east && y >= north && y <= south;
    const { tiles, figures = [], things = [], points = [] } = this.picture;
    return this.add({
      tiles: tiles.filter(isIn),
      figures: figures.filter(isIn),
      things: things.filter(isIn),
      points: points.map(({ seat, points: n, at }) =>
        at !== undefined && isIn(at) ? { seat, points: n, at } : { seat, points: n },
      ),
    });
  }

  withoutLand(): this {
    return this.add({
      tiles: [],
      figures: [],
      things: [],
      points: (this.picture.points ?? []).map(unplaced),
    });
  }

  done(): Picture {
    const filled = Object.entries(this.picture).filter(
      ([, value]) => !Array.isArray(value) || value.length > 0,
    );
    return { tiles: [], ...Object.fromEntries(filled) };
  }

  private add(more: Partial<Picture>): this {
    this.picture = { ...this.picture, ...more };
    return this;
  }

  private litFeature(on: On, isLed: boolean): Lit {
    const feature = surveyFeature(this.game.game, this.placeOf(on));
    if (feature === undefined) throw new Error(`no feature at ${on.join()}`);
    const { segments, leaders } = feature;
    return isLed && leaders.length === 1 ? { segments, seat: leaders[0] } : { segments };
  }

  private placeOf([x, y, on]: On): SegmentPlace {
    const tile = viewOf(this.game.game).tiles.find((one) => one.x === x && one.y === y);
    if (tile === undefined) throw new Error(`no tile at ${x},${y}`);
    const place = placeOn(tile.spec, tile.rot, on);
    if (place === undefined) throw new Error(`no ${on} at ${x},${y}`);
    return { x, y, place };
  }

  /** Beside the seat's figure in the feature paid, else where the feature begins. */
  private pointsFor({ seat, points, x, y, on }: Awarded): Points {
    if (x === undefined || y === undefined || on === undefined) return { seat, points };
    const start = this.placeOf([x, y, on]);
    const segments = surveyFeature(this.game.game, start)?.segments ?? [start];
    const own = (this.picture.figures ?? []).find(
      (figure) =>
        figure.seat === seat &&
        segments.some((one) => one.x === figure.x && one.y === figure.y && one.place === figure.place),
    );
    const at = own ?? start;
    return { seat, points, at: { x: at.x, y: at.y, place: at.place } };
  }
}

const unplaced = ({ seat, points }: Points): Points => ({ seat, points });

export const shoot = (game: Scene): Shot => new Shot(game);

function positionOf({ game }: Scene): Picture {
  const { tiles, figures } = viewOf(game);
  return {
    tiles: tiles.map(({ id, x, y, rot, closed }): PictureTile => {
      const places = closed.flatMap((isClosed, place) => (isClosed ? [place] : []));
      return places.length === 0 ? { id, x, y, rot } : { id, x, y, rot, closed: places };
    }),
    figures: figures.map(({ seat, kind, x, y, place }) => ({ seat, kind, x, y, place })),
    things: thingsOf(game),
  };
}
