import { answersOf, CHANCE, type Game, NOBODY, thingsOf } from '@bastide/rules';
import type { FigureView, QuestionView, SeatView, TableView, TileView } from './types.ts';

/**
 * The table as it stands, for drawing; options only for those who choose on this screen. Tiles that are as they were `before`
 * stay the same objects.
 */
export function viewOf(
  game: Game,
  before?: TableView,
  choosesHere: (seat: number) => boolean = () => true,
): TableView {
  const { land } = game.board;
  const { turn } = game;
  const inHand = game.question.id === 'place' && turn.type >= 0;
  const lastSlot = land.placed - 1;
  return {
    tiles: Array.from({ length: land.placed }, (_, slot) => tileView(game, slot, before?.tiles[slot])),
    figures: figuresOf(game),
    things: thingsOf(game),
    seats: Array.from({ length: game.players }, (_, seat) => seatView(game, seat)),
    turn: turn.part === 0 ? -1 : turn.seat,
    part: turn.part,
    tile: inHand ? { id: game.tileId(turn.type), spec: game.tiles.types[turn.type].spec } : undefined,
    last: lastSlot < 0 ? undefined : { x: land.x[lastSlot], y: land.y[lastSlot] },
    question: questionOf(game, choosesHere),
    remaining: game.tiles.types.flatMap(({ id, spec }, type) =>
      game.piles.unseen[type] > 0 ? [{ id, spec, count: game.piles.unseen[type] }] : [],
    ),
    left: game.piles.remaining,
    over: game.over,
  };
}

function tileView(game: Game, slot: number, before: TileView | undefined): TileView {
  const { board } = game;
  const { land, tiles, features } = board;
  const type = board.typeOf(slot);
  const { id, spec } = tiles.types[type];
  const x = land.x[slot];
  const y = land.y[slot];
  const rot = land.oriented[slot] & 3;
  const isClosed = (place: number) => board.closed(features.rootOf(slot * 8 + place));
  if (before?.spec === spec && before.x === x && before.y === y && before.rot === rot) {
    if (before.closed.every((closed, place) => closed === isClosed(place))) return before;
  }
  const closed = Array.from({ length: tiles.segmentCount[type] }, (_, place) => isClosed(place));
  return { slot, id, spec, x, y, rot, closed };
}

function figuresOf(game: Game): FigureView[] {
  const { figures, board } = game;
  const views: FigureView[] = [];
  for (let figure = 0; figure < figures.place.length; figure++) {
    const segment = figures.place[figure];
    if (segment < 0) continue;
    const spec = board.tiles.types[board.typeOf(segment >> 3)].spec.segments[segment & 7];
    views.push({
      key: figure,
      seat: figures.seatOf(figure),
      kind: figures.nameOf(figure),
      x: board.land.x[segment >> 3],
      y: board.land.y[segment >> 3],
      place: segment & 7,
      lying: spec.kind === 'field',
    });
  }
  return views;
}

function seatView(game: Game, seat: number): SeatView {
  const { figures, scores, rules, hands } = game;
  const home = Object.fromEntries(
    figures.specs.map((spec, kind) => [spec.name, figures.countHome(seat, kind)]),
  );
  const tokens = Object.fromEntries(
    rules.hooks.tokens.flatMap(({ names, count }) =>
      names.map((name, i) => [name, count(game, seat, i)] as const),
    ),
  );
  const scorers = rules.scorers.map((name, i) => ({
    name,
    points: scores.scorers[seat * scores.perSeat + i],
  }));
  const held = Array.from(hands.subarray(seat * rules.hand, (seat + 1) * rules.hand)).filter(
    (tile) => tile > 0,
  );
  return {
    seat,
    points: scores.of(seat),
    scorers,
    home,
    tokens,
    hand: held.map((tile) => game.tileId(tile - 1)),
  };
}

function questionOf(game: Game, choosesHere: (seat: number) => boolean): QuestionView {
  const { toMove } = game;
  const seat = toMove === CHANCE || toMove === NOBODY ? undefined : toMove;
  return {
    id: game.question.id,
    seat,
    answers: seat !== undefined && choosesHere(seat) ? answersOf(game) : [],
  };
}
