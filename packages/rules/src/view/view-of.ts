import { type Answer, answersOf } from '../game/answer.ts';
import { NOBODY } from '../game/flow.ts';
import type { Game } from '../game/game.ts';
import { CHANCE } from '../game/move.ts';
import { observe } from '../game/observe.ts';
import { thingsOf } from '../game/things.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import { heldBy } from '../turn/hand.ts';
import { POSITION, SavedPosition } from './position.ts';
import type { CountedTile, FigureView, GameView, QuestionView, SeatView, TileView } from './view.ts';

/**
 * The game as it stands, to be shown: as a seat may know it, or without a seat all of it. Tiles that are as they were `before`
 * stay the same objects. Listing answers takes time: `listsFor` says for which asked seats it is worth it, usually those
 * that may see the view.
 */
export function viewOf(
  game: Game,
  seat?: number,
  before?: GameView,
  listsFor: (asked: number) => boolean = (asked) => seat === undefined || asked === seat,
): GameView {
  const seen = seat === undefined || game.rules.hand === 0 ? game : observe(game, seat);
  const { board, turn, piles, rules } = seen;
  const { land } = board;
  const last = land.placed - 1;
  const drawn = turn.type < 0 ? undefined : seen.tiles.types[turn.type];
  return {
    tiles: Array.from({ length: land.placed }, (_, tile) => tileView(seen, tile, before?.tiles[tile])),
    figures: figureViews(seen),
    things: thingsOf(seen),
    seats: Array.from({ length: seen.players }, (_, one) => seatView(seen, one)),
    turn: { seat: turn.part === 0 ? -1 : turn.seat, part: turn.part, tile: drawn?.id },
    tile:
      seen.question.id === 'place' && drawn !== undefined ? { id: drawn.id, spec: drawn.spec } : undefined,
    last: last < 0 ? undefined : { x: land.x[last], y: land.y[last] },
    question: questionView(seen, listsFor),
    unseen: unseenTiles(seen),
    left: piles.remaining,
    handSize: rules.hand,
    over: seen.over,
    [POSITION]: new SavedPosition(seen),
  };
}

function tileView({ board }: Game, index: number, before: TileView | undefined): TileView {
  const { land, tiles, features } = board;
  const type = board.typeOf(index);
  const { id, spec } = tiles.types[type];
  const x = land.x[index];
  const y = land.y[index];
  const rot = (land.oriented[index] & 3) * 90;
  const isClosed = (place: number) => board.closed(features.rootOf(segmentAt(index, place)));
  if (before?.spec === spec && before.x === x && before.y === y && before.rot === rot) {
    if (before.closed.every((closed, place) => closed === isClosed(place))) return before;
  }
  const closed = Array.from({ length: tiles.segmentCount[type] }, (_, place) => isClosed(place));
  return { index, id, spec, x, y, rot, closed };
}

function figureViews({ figures, board }: Game): FigureView[] {
  const views: FigureView[] = [];
  for (let key = 0; key < figures.place.length; key++) {
    const segment = figures.place[key];
    if (segment < 0) continue;
    const tile = tileOf(segment);
    const place = placeOf(segment);
    const { kind } = board.tiles.types[board.typeOf(tile)].spec.segments[place];
    views.push({
      key,
      seat: figures.seatOf(key),
      kind: figures.nameOf(key),
      x: board.land.x[tile],
      y: board.land.y[tile],
      place,
      lying: kind === 'field' && figures.specs[figures.kindOf(key)].lies === true,
    });
  }
  return views;
}

function seatView(game: Game, seat: number): SeatView {
  const { figures, scores, rules, hands } = game;
  const tokens = rules.hooks.tokens.flatMap(({ names, count }) =>
    names.map((name, index) => [name, count(game, seat, index)] as const),
  );
  const own = hands.subarray(seat * rules.hand, (seat + 1) * rules.hand);
  return {
    seat,
    points: scores.of(seat),
    scorers: rules.scorers.map((name, i) => ({ name, points: scores.scorers[seat * scores.perSeat + i] })),
    home: Object.fromEntries(figures.specs.map(({ name }, kind) => [name, figures.countHome(seat, kind)])),
    tokens: Object.fromEntries(tokens),
    hand: heldBy(game, seat).map((type) => game.tileId(type)),
    held: own.filter((tile) => tile !== 0).length,
  };
}

function questionView(game: Game, listsFor: (asked: number) => boolean): QuestionView {
  const { toMove, question } = game;
  const seat = toMove === CHANCE || toMove === NOBODY ? undefined : toMove;
  const answers = seat !== undefined && listsFor(seat) ? answersOf(game) : [];
  return { id: question.id, seat, answers: answers.map((answer) => withBrings(game, answer)) };
}

function withBrings(game: Game, answer: Answer): Answer {
  const brings = game.question.brings?.(game, answer.code);
  return brings === undefined ? answer : { ...answer, brings };
}

function unseenTiles({ tiles, piles }: Game): CountedTile[] {
  return tiles.types.flatMap(({ id, spec }, type) => {
    const count = piles.unseen[type];
    return count > 0 ? [{ id, spec, count }] : [];
  });
}
