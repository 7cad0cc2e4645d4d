import { type Game, laidTiles, type Move, scoresOf, segmentName, type Thing, thingsOf } from '@bastide/rules';

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

/** Of a view made by `observe`: what is not in there can't get in here. */
export function observation(view: Game, seat: number): Observation {
  const seats = Array.from({ length: view.players }, (_, one) => one);
  const { turn, scores, rules, hands, piles } = view;
  const held = (one: number) =>
    [...hands.subarray(one * rules.hand, (one + 1) * rules.hand)].filter((tile) => tile !== 0);
  return {
    turn: {
      seat: turn.seat,
      part: turn.part,
      ...(turn.type >= 0 ? { tile: view.tileId(turn.type) } : {}),
    },
    scores: scoresOf(view),
    scorers: seats.map((one) =>
      counted(rules.scorers, (index) => scores.scorers[one * scores.perSeat + index]),
    ),
    tiles: laidTiles(view),
    figures: standing(view),
    home: seats.map((one) =>
      counted(
        view.figures.specs.map(({ name }) => name),
        (kind) => view.figures.countHome(one, kind),
      ),
    ),
    tokens: seats.map((one) =>
      Object.assign(
        {},
        ...rules.hooks.tokens.map(({ names, count }) => counted(names, (index) => count(view, one, index))),
      ),
    ),
    things: thingsOf(view),
    hand: held(seat).map((tile) => view.tileId(tile - 1)),
    hands: seats.map((one) => held(one).length),
    unseen: Object.fromEntries(
      view.tiles.types.map(({ id }, type) => [id, piles.unseen[type]] as const).filter(([, n]) => n > 0),
    ),
    left: piles.remaining,
  };
}

/** What a seat may know of a move: a tile dealt to another hand is hidden (E3). */
export function visibleTo(seat: number, move: Move): Move {
  if (move.do !== 'deal' || move.to === seat) return move;
  const { by, do: what, to } = move;
  return { by, do: what, to };
}

function counted(names: readonly string[], count: (index: number) => number): Record<string, number> {
  return Object.fromEntries(names.map((name, index) => [name, count(index)]));
}

function standing({ figures, board }: Game): StandingFigure[] {
  const found: StandingFigure[] = [];
  for (const [figure, segment] of figures.place.entries()) {
    if (segment < 0) continue;
    const { x, y } = board.land;
    found.push({
      seat: figures.seatOf(figure),
      figure: figures.nameOf(figure),
      x: x[segment >> 3],
      y: y[segment >> 3],
      on: segmentName(board, segment),
    });
  }
  return found;
}
