import {
  answersOf,
  CHANCE,
  type Game,
  type GameEvent,
  observe,
  playMove,
  type UncheckedMove,
} from '@bastide/rules';

/** A move as a seat knows it, and what followed from it: a tile dealt to another hand has no name. */
export interface KnownMove {
  readonly move: UncheckedMove;
  readonly events: readonly GameEvent[];
}

/**
 * The game after these moves as a seat may know it (`observe`; undefined only watches), with hands hidden (E3). Tiles without a name are
 * given one: that under which they were shown later, or any that fits. What a seat sees does not depend on which tiles others hold, so
 * whichever is taken, the same is seen. `start` is a game at its first question, and is used up.
 */
export function seenGame(start: Game, moves: readonly KnownMove[], seat: number | undefined): Game {
  const named = nameShown(moves);
  const isHidden = named.some(({ do: what, tile }) => what === 'deal' && tile === undefined);
  for (const first of isHidden ? tilesOfStock(start.clone(), moves) : [undefined]) {
    const game = replay(start.clone(), named, moves, first);
    if (game !== undefined) return observe(game, seat ?? NO_SEAT);
  }
  throw new Error('no tiles make a game of the moves that are known');
}

const NO_SEAT = -1;

/** Gives the dealt tiles that were shown since, chosen or thrown away, their names. */
function nameShown(moves: readonly KnownMove[]): UncheckedMove[] {
  const named = moves.map(({ move }) => move);
  const open = new Map<number, number[]>();
  for (const [i, { move, events }] of moves.entries()) {
    const show = (by: number, tile: string) => {
      const deal = open.get(by)?.shift();
      if (deal !== undefined) named[deal] = { ...named[deal], tile };
    };
    if (move.do === 'deal' && move.tile === undefined) {
      const to = Number(move.to);
      open.set(to, [...(open.get(to) ?? []), i]);
    }
    if (move.do === 'choose' && move.by !== 'chance') show(move.by, String(move.tile));
    // A tile that is drawn and fits nowhere was in nobody's hand.
    let drawn = move.do === 'draw' ? move.tile : undefined;
    for (const event of events) {
      if (event.event !== 'discarded') continue;
      if (event.tile === drawn) drawn = undefined;
      else show(event.seat, event.tile);
    }
  }
  return named;
}

/** The tiles that may be dealt: whichever is tried first, one of them lets the player who is asked choose. */
function tilesOfStock(game: Game, moves: readonly KnownMove[]): readonly string[] {
  for (const { move } of moves) {
    if (game.toMove === CHANCE && move.do === 'deal') break;
    playMove(game, move);
  }
  return answersOf(game).map(({ target }) => String(target.tile));
}

/** The game with these moves; tiles that were never shown are `first`, then any. Undefined if something else follows from that. */
function replay(
  game: Game,
  named: readonly UncheckedMove[],
  moves: readonly KnownMove[],
  first: string | undefined,
): Game | undefined {
  const wanted = tilesNamed(named);
  for (const [i, move] of named.entries()) {
    let discards = 0;
    game.listener = (event) => {
      if (event.event === 'discarded') discards++;
    };
    const played = move.do === 'deal' && move.tile === undefined ? anyTile(game, first, wanted) : move;
    if (played === undefined || 'error' in playMove(game, played)) return undefined;
    const tile = played.tile;
    if (played.do === 'deal' && tile === move.tile)
      wanted.set(String(tile), (wanted.get(String(tile)) ?? 0) - 1);
    game.listener = undefined;
    if (discards !== moves[i].events.filter(({ event }) => event === 'discarded').length) return undefined;
  }
  return game;
}

/** How often a tile is still to be dealt by name. */
function tilesNamed(named: readonly UncheckedMove[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { do: what, tile } of named)
    if (what === 'deal' && typeof tile === 'string') count.set(tile, (count.get(tile) ?? 0) + 1);
  return count;
}

/** A deal that takes no tile away from one that will be shown. */
function anyTile(
  game: Game,
  first: string | undefined,
  wanted: ReadonlyMap<string, number>,
): UncheckedMove | undefined {
  const free = answersOf(game).filter(
    ({ target, weight = 1 }) => weight > (wanted.get(String(target.tile)) ?? 0),
  );
  return (free.find(({ target }) => target.tile === first) ?? free[0])?.move;
}
