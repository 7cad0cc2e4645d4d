/**
 * The words that moves are written in. The schema of records is made from these types and from `Moves` (`npm run schemas`): a tag
 * says what a type can't. None is an interface, for a move is also a list of any fields. `@unsaid` stands at what files may leave out and is found out by playing.
 */

/**
 * The number of a seat, clockwise from 0.
 * @minimum 0
 * @maximum 7
 */
export type Seat = number;

/**
 * A tile by its set and name: `base/D`.
 * @pattern `^[a-z0-9-]+/[A-Za-z0-9-]+$`
 */
export type TileName = string;

/**
 * Degrees clockwise from the way the tile stands in its table.
 * @minimum 0
 * @maximum 270
 * @multipleOf 90
 */
export type Rotation = number;

/**
 * A segment by its kind and edges as the tile lies, `city:N`, `road:E,W`, `field:SL`, `monastery`; or a spot off the tiles.
 * @pattern `^([a-z][a-z-]*|(city|road|river):[NESW](,[NESW])*|field:(C|[NESW][LR](,[NESW][LR])*)|(?!(city|road|river|field):)[a-z][a-z-]*:[a-z][a-z0-9-]*)$`
 */
export type On = string;

/**
 * A kind of figure: `follower`, and those that sets bring.
 * @pattern `^[a-z][A-Za-z0-9-]*$`
 */
export type FigureName = string;

/**
 * A space of the score track: points modulo 50.
 * @minimum 0
 * @maximum 49
 */
export type Space = number;

/** Where something stands: a tile and a segment of it. */
export type Place = {
  /** Grows to the east. */
  readonly x: number;
  /** Grows to the south. */
  readonly y: number;
  readonly on: On;
};

/** What else could have been chosen; may be written with any move of a seat. */
export type Choices = {
  /**
   * How many placements there were.
   * @minimum 0
   */
  readonly legal?: number;
  readonly options?: readonly string[];
};
