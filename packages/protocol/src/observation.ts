import type { Game, GameView, Move, Thing } from '@bastide/rules';
import { segmentNameOn } from '@bastide/rules/internal';

/** What a seat may know, in words of the record format: docs/bot-protocol.md explains every field. */
export interface Observation {
  readonly turn: { readonly seat: number; readonly part: number; readonly tile?: string };
  readonly scores: readonly number[];
  readonly scorers: readonly Readonly<Record<string, number>>[];
  readonly tiles: readonly { tile: string; x: number; y: number; rot: number }[];
  readonly figures: readonly StandingFigure[];
  readonly home: readonly Readonly<Record<string, number>>[];
  readonly tokens: readonly Readonly<Record<string, number>>[];
  readonly things: readonly Thing[];
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly unseen: Readonly<Record<string, number>>;
  readonly left: number;
}

export interface StandingFigure {
  readonly seat: number;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  readonly on: string;
}

/** The view of a seat as the protocol writes it: what is printed on tiles was told in `setup`. */
export function observation(view: GameView, seat: number): Observation {
  const { seats, turn } = view;
  return {
    turn: { seat: turn.seat, part: turn.part, ...(turn.tile === undefined ? {} : { tile: turn.tile }) },
    scores: seats.map(({ points }) => points),
    scorers: seats.map(({ scorers }) =>
      Object.fromEntries(scorers.map(({ name, points }) => [name, points])),
    ),
    tiles: view.tiles.map(({ id, x, y, rot }) => ({ tile: id, x, y, rot })),
    figures: standing(view),
    home: seats.map(({ home }) => home),
    tokens: seats.map(({ tokens }) => tokens),
    things: view.things,
    hand: seats[seat].hand,
    hands: seats.map(({ held }) => held),
    unseen: Object.fromEntries(view.unseen.map(({ id, count }) => [id, count])),
    left: view.left,
  };
}

/** What is printed on the tiles of a game, and its figures: told once, before it begins. */
export function printedIn({ tiles, rules: { stock, figures } }: Game) {
  return {
    tiles: tiles.types.map(({ id, spec: { segments, marks } }, type) => ({
      tile: id,
      count: stock[type].count,
      segments,
      marks,
    })),
    figures: figures.map(({ name, ...rest }) => ({ figure: name, ...rest })),
  };
}

/** What a seat may know of a move: a tile dealt to another hand is hidden (E3). */
export function visibleTo(seat: number, move: Move): Move {
  if (move.do !== 'deal' || move.to === seat) return move;
  const { by, do: what, to } = move;
  return { by, do: what, to };
}

function standing({ figures, tiles }: GameView): StandingFigure[] {
  const tileAt = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  return figures.flatMap(({ seat, kind, x, y, place }) => {
    const tile = tileAt.get(`${x},${y}`);
    return tile === undefined ? [] : [{ seat, figure: kind, x, y, on: segmentNameOn(tile, place) }];
  });
}
